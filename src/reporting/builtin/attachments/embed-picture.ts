import { PDFHexString, type PDFDocument, type PDFRef } from 'pdf-lib';

import { packedPng, type PackedPng } from './packed-png';

/** A picture that a document holds. */
export interface EmbeddedPicture {
  readonly width: number;
  readonly height: number;
  readonly ref: PDFRef;
}

/** The number that says in a PDF that each line has a filter of its own (PDF 1.7, table 8). */
const PNG_FILTERS = 15;

function paletteSpace(palette: Uint8Array) {
  const digits = Array.from(palette, (byte) => byte.toString(16).padStart(2, '0'));
  return ['Indexed', 'DeviceRGB', palette.length / 3 - 1, PDFHexString.of(digits.join(''))];
}

function colourSpace({ palette, channels }: PackedPng) {
  if (palette !== null) return paletteSpace(palette);
  return channels === 3 ? 'DeviceRGB' : 'DeviceGray';
}

/** Puts a picture into a document as it is packed. */
function embedPacked({ context }: PDFDocument, picture: PackedPng): PDFRef {
  const { width, height, bits, channels, colours, isFiltered, cover } = picture;
  const image = (packed: Uint8Array, more: Record<string, unknown>) =>
    context.register(
      context.stream(packed, {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        BitsPerComponent: bits,
        Filter: 'FlateDecode',
        ...more,
      }),
    );
  const filters = {
    Predictor: PNG_FILTERS,
    Colors: channels,
    BitsPerComponent: bits,
    Columns: width,
  };
  return image(colours, {
    ColorSpace: colourSpace(picture),
    ...(isFiltered && { DecodeParms: filters }),
    ...(cover !== null && { SMask: image(cover, { ColorSpace: 'DeviceGray' }) }),
  });
}

/** Embeds a picture. Rejects with what the drawing library says of a damaged one. */
export async function embedPicture(
  document: PDFDocument,
  kind: 'png' | 'jpeg',
  bytes: Uint8Array<ArrayBuffer>,
): Promise<EmbeddedPicture> {
  if (kind === 'jpeg') return document.embedJpg(bytes);
  const packed = await packedPng(bytes);
  if (packed === null) return document.embedPng(bytes);
  const { width, height } = packed;
  return { width, height, ref: embedPacked(document, packed) };
}
