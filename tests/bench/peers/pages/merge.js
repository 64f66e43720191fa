// A report and its attachments as one file: five documents and three pictures, which the portal opens, checks and disarms first.
import { init } from '@embedpdf/pdfium';
import pdfiumCode from '@embedpdf/pdfium/pdfium.wasm?url';
import { PDFDocument, StandardFonts } from 'pdf-lib';

import { base64FromBytes } from '@/lib/files/base64';
import { appendAttachments } from '@/reporting/builtin/attachments/append-attachments';
import { openAttachments } from '@/reporting/builtin/attachments/open-attachments';

import { offerWorks } from './candidates.js';

const DOCUMENTS = 5;
const PICTURES = [
  [1_600, 1_200, 'image/jpeg'],
  [1_100, 1_500, 'image/jpeg'],
  [900, 1_200, 'image/png'],
];
const SHEET = [595, 842];

const deflated = async (bytes) => {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

function checkSum(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

const word = (value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function chunk(name, content) {
  const body = new Uint8Array([...new TextEncoder().encode(name), ...content]);
  return [...word(content.length), ...body, ...word(checkSum(body))];
}

/** A PNG of three samples a pixel, as scanners write them; browsers write four. */
async function opaquePng(colours, width, height) {
  const lines = new Uint8Array(height * (1 + width * 3));
  for (let row = 0; row < height; row += 1) {
    lines.set(colours.subarray(row * width * 3, (row + 1) * width * 3), row * (1 + width * 3) + 1);
  }
  return new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...word(width), ...word(height), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', await deflated(lines)),
    ...chunk('IEND', []),
  ]);
}

/** Red, green and blue of what a canvas shows. */
function coloursOf(context, width, height) {
  const { data } = context.getImageData(0, 0, width, height);
  const colours = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    colours[to] = data[from];
    colours[to + 1] = data[from + 1];
    colours[to + 2] = data[from + 2];
  }
  return colours;
}

/** A page with letters on a slope of blue. */
async function scanned([width, height, type], isTransparent) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const slope = context.createLinearGradient(0, 0, width, height);
  slope.addColorStop(0, '#fff');
  slope.addColorStop(1, '#7096de');
  context.fillStyle = slope;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.font = '30px sans-serif';
  for (let y = 60; y < height; y += 40) context.fillText(`Resultado escaneado ${y * 7919}`, 60, y);
  if (type === 'image/png' && !isTransparent) {
    return { type, bytes: await opaquePng(coloursOf(context, width, height), width, height) };
  }
  const blob = await canvas.convertToBlob({ type, quality: 0.85 });
  return { type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

/** A document of so many pages of lines; every second one has a picture on each page. */
async function lined(pages, picture) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const image = picture === null ? null : await document.embedJpg(picture);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage(SHEET);
    if (image !== null) page.drawImage(image, { x: 20, y: 20, width: 200, height: 270 });
    for (let y = 800; y > 300; y -= 14) {
      page.drawText(`Adjunto, página ${number}, línea ${y}`, { x: 50, y, size: 10, font });
    }
  }
  return document.save();
}

/** A page for each picture. */
async function addPictures(document, pictures) {
  for (const { type, bytes } of pictures) {
    const isPng = type === 'image/png';
    const image = await (isPng ? document.embedPng(bytes) : document.embedJpg(bytes));
    document.addPage(SHEET).drawImage(image, { x: 18, y: 18, width: 559, height: 806 });
  }
}

/** The lines of a PNG without filters, decoded and packed by the browser itself. */
async function repacked(bytes) {
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  return { width, height, lines: await deflated(coloursOf(context, width, height)) };
}

/** Pages of pictures by what the browser does itself, nothing checked. */
async function nativePictures(pictures) {
  const document = await PDFDocument.create();
  for (const { type, bytes } of pictures) {
    if (type === 'image/jpeg') {
      await addPictures(document, [{ type, bytes }]);
      continue;
    }
    const { lines, width, height } = await repacked(bytes);
    const image = document.context.stream(lines, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      Filter: 'FlateDecode',
    });
    document.addPage(SHEET).node.newXObject('Image', document.context.register(image));
  }
  return document.save();
}

/** What is merged: a report of ten pages and its attachments. `scans` are opaque or transparent. */
async function filesOf(scans) {
  const isTransparent = scans === 'transparent';
  const pictures = await Promise.all(PICTURES.map((picture) => scanned(picture, isTransparent)));
  const documents = [];
  for (let at = 0; at < DOCUMENTS; at += 1) {
    documents.push(await lined(at + 2, at % 2 === 0 ? null : pictures[1].bytes));
  }
  const attachment = (extension) => (bytes, at) => ({
    name: `${at}.${extension}`,
    extension,
    file: base64FromBytes(bytes),
    testId: null,
  });
  return {
    report: await lined(10, null),
    documents,
    pictures,
    attachments: [
      ...documents.map(attachment('pdf')),
      ...pictures.map(({ bytes }) => bytes).map(attachment('jpg')),
    ],
  };
}

let library = null;

offerWorks(filesOf, {
  portal: async ({ report, attachments }) => {
    const { opened, skipped } = await openAttachments(attachments);
    if (skipped.length > 0) throw new Error('an attachment was left out');
    const { pdf } = await appendAttachments(report, opened);
    return pdf;
  },
  'pdf-lib': async ({ report, documents, pictures }) => {
    const merged = await PDFDocument.load(report);
    for (const bytes of documents) {
      const document = await PDFDocument.load(bytes);
      const pages = await merged.copyPages(document, document.getPageIndices());
      for (const page of pages) merged.addPage(page);
    }
    await addPictures(merged, pictures);
    return merged.save();
  },
  // It writes no pictures by itself, and gets a document of them.
  pdfium: async ({ report, documents, pictures }) => {
    if (library === null) {
      library = await init({ wasmBinary: await (await fetch(pdfiumCode)).arrayBuffer() });
      library.PDFiumExt_Init();
    }
    const { malloc, free } = library.pdfium.wasmExports;
    const heap = () => library.pdfium.HEAPU8;
    const merged = library.FPDF_CreateNewDocument();
    const held = [];
    let at = 0;
    for (const bytes of [report, ...documents, await nativePictures(pictures)]) {
      const place = malloc(bytes.length);
      heap().set(bytes, place);
      const document = library.FPDF_LoadMemDocument(place, bytes.length, '');
      if (document === 0 || !library.FPDF_ImportPages(merged, document, '', at)) {
        throw new Error('pdfium could not take a document');
      }
      held.push([document, place]);
      at += library.FPDF_GetPageCount(document);
    }
    const writer = library.PDFiumExt_OpenFileWriter();
    library.PDFiumExt_SaveAsCopy(merged, writer);
    const size = library.PDFiumExt_GetFileWriterSize(writer);
    const place = malloc(size);
    library.PDFiumExt_GetFileWriterData(writer, place, size);
    const file = heap().slice(place, place + size);
    free(place);
    library.PDFiumExt_CloseFileWriter(writer);
    for (const [document, of] of held) {
      library.FPDF_CloseDocument(document);
      free(of);
    }
    library.FPDF_CloseDocument(merged);
    return file;
  },
});
