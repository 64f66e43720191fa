import { parentPort, workerData } from 'node:worker_threads';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// The text of the PDF in `workerData`, page after page.
const { data, password } = workerData;
const task = getDocument({ data, password, useSystemFonts: false, verbosity: 0 });
const document = await task.promise;
const texts = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  texts.push(...items.map((item) => ('str' in item ? item.str : '')));
}
await task.destroy();
parentPort?.postMessage(texts.join(' '));
