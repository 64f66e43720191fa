// Pages of PDF files as pictures in one HTML page, for `npm run check:stimulsoft`.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Dots per point: enough to read small print by. */
const SCALE = 1.5;

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A PNG of each page of a PDF, as base64. */
async function pagePictures(pdf) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pictures = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    const { canvas } = document.canvasFactory.create(viewport.width, viewport.height);
    await page.render({ canvas, viewport }).promise;
    pictures.push(canvas.toBuffer('image/png').toString('base64'));
  }
  await task.destroy();
  return pictures;
}

/** An HTML page of pictures: what was said, then every page of every file (`{ name, pdf }`) under its name. */
export async function picturesPage(said, files) {
  const parts = [];
  for (const { name, pdf } of files) {
    const pictures = await pagePictures(pdf);
    const images = pictures.map(
      (data, at) => `<img src="data:image/png;base64,${data}" alt="${escaped(name)}, ${at + 1}">`,
    );
    parts.push(`<h2>${escaped(name)}</h2>\n${images.join('\n')}`);
  }
  const style = 'body{font:14px sans-serif}img{border:1px solid #888;margin:4px;max-width:100%}';
  return `<!doctype html>\n<meta charset="utf-8">\n<title>check:stimulsoft</title>\n<style>${style}</style>\n<pre>${escaped(said)}</pre>\n${parts.join('\n')}\n`;
}
