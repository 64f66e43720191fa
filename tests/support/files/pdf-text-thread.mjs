import { parentPort } from 'node:worker_threads';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function textOf({ data, password }) {
  const task = getDocument({ data, password, useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const texts = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await task.destroy();
  return texts.join(' ');
}

// Answers each PDF, through the port that comes with it, by its text page after page, or by why it has none.
parentPort?.on('message', async ({ port, ...pdf }) => {
  try {
    port.postMessage({ text: await textOf(pdf) });
  } catch (error) {
    port.postMessage({ error });
  }
});
