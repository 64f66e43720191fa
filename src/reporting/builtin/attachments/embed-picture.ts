import { PDFHexString, type PDFDocument, type PDFRef } from 'pdf-lib';

import { jpegFrames } from '@/lib/files/picture-structure';

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

/** Colours of a JPEG by its channels; four of them are stored the other way round (PDF 1.7, 8.6.4.4). */
const JPEG_COLOURS: Readonly<Record<number, object>> = {
  1: { ColorSpace: 'DeviceGray' },
  3: { ColorSpace: 'DeviceRGB' },
  4: { ColorSpace: 'DeviceCMYK', Decode: [1, 0, 1, 0, 1, 0, 1, 0] },
};

/** Puts a JPEG into a document as it is; the library's own way stumbles over bytes that may stand between its parts. */
function embedJpeg({ context }: PDFDocument, bytes: Uint8Array<ArrayBuffer>): EmbeddedPicture {
  const [frame] = jpegFrames(bytes);
  const colours = frame && JPEG_COLOURS[frame.channels];
  if (frame === undefined || colours === undefined) throw new Error('no plain JPEG');
  const { width, height, bits } = frame;
  const image = context.stream(bytes, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: bits,
    Filter: 'DCTDecode',
    ...colours,
  });
  return { width, height, ref: context.register(image) };
}

/** Embeds a picture. Rejects with what the drawing library says of a damaged one. */
export async function embedPicture(
  document: PDFDocument,
  kind: 'png' | 'jpeg',
  bytes: Uint8Array<ArrayBuffer>,
): Promise<EmbeddedPicture> {
  if (kind === 'jpeg') return embedJpeg(document, bytes);
  const packed = await packedPng(bytes);
  if (packed === null) return document.embedPng(bytes);
  const { width, height } = packed;
  return { width, height, ref: embedPacked(document, packed) };
}
