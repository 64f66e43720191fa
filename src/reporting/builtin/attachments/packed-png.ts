import { joinBytes } from '@/lib/files/join-bytes';
import { pngSize } from '@/lib/files/picture-structure';

/** A PNG as a PDF holds it. */
export interface PackedPng {
  readonly width: number;
  readonly height: number;
  /** Of each sample, 1 to 8. */
  readonly bits: number;
  /** 1 for grey or places in the palette, 3 for red, green and blue. */
  readonly channels: 1 | 3;
  /** Three bytes for each colour; null where the lines hold colours themselves. */
  readonly palette: Uint8Array | null;
  /** Packed lines. */
  readonly colours: Uint8Array<ArrayBuffer>;
  /** Each line begins with the byte of its filter, as in the PNG (PDF 1.7, 7.4.4.4; PNG, 9). */
  readonly isFiltered: boolean;
  /** Packed: how much each pixel covers of what is behind it, a byte each, without filters; null where all cover all. */
  readonly cover: Uint8Array<ArrayBuffer> | null;
}

interface Form {
  readonly channels: 1 | 3;
  readonly hasCover: boolean;
  /** Bits of a sample. */
  readonly depths: readonly number[];
}

const BYTE = 8;
const DEPTHS = [1, 2, 4, BYTE];
/** By the colour type of a PNG's head (PNG, 11.2.1); samples of 16 bits are left to the library. */
const FORMS: Readonly<Record<number, Form>> = {
  0: { channels: 1, hasCover: false, depths: DEPTHS },
  2: { channels: 3, hasCover: false, depths: [BYTE] },
  3: { channels: 1, hasCover: false, depths: DEPTHS },
  4: { channels: 1, hasCover: true, depths: [BYTE] },
  6: { channels: 3, hasCover: true, depths: [BYTE] },
};
const PALETTE_TYPE = 3;
const LAST_FILTER = 4;
const HEAD = 8;
/** Of a chunk: its length and name before its content, and the sum behind it. */
const CHUNK = 12;
const FULL = 255;

/** Contents of the chunks by their names; null where the file ends inside of one. */
function chunksOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Uint8Array[]> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = HEAD; at + CHUNK <= bytes.length && !chunks.has('IEND');) {
    const end = at + CHUNK + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const known = chunks.get(name) ?? [];
    known.push(bytes.subarray(at + 8, end - 4));
    chunks.set(name, known);
    at = end;
  }
  return chunks;
}

/**
 * What a stream of the browser makes of bytes. Null where they are no such data, go on behind it, or become more than `most` bytes:
 * what a few bytes unpack to has no end.
 */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()];
  // What is wrong with them, the reader is told as well.
  const written = writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.length;
      if (size > most) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
  await written;
  return joinBytes(parts);
}

/** Unpacked bytes; null where they are no such data, or more than `most`. */
export function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return through(new DecompressionStream('deflate'), bytes, most);
}

/** Packed bytes; null where the browser fails. */
export function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  return through(new CompressionStream('deflate'), bytes, Number.POSITIVE_INFINITY);
}

/** The nearest of the bytes to the left, above, and above on the left to what they foretell together (PNG, 9.4). */
function nearest(left: number, above: number, corner: number): number {
  const byLeft = Math.abs(above - corner);
  const byAbove = Math.abs(left - corner);
  const byCorner = Math.abs(left + above - corner - corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

/** Takes the filters out of lines, where they stand (PNG, 9.2). `step` is the length of a pixel, `length` that of a line, in bytes. */
function unfilter(lines: Uint8Array, length: number, step: number): void {
  for (let start = 1; start < lines.length; start += 1 + length) {
    const filter = lines[start - 1];
    const aboveAt = start > 1 ? start - 1 - length : -1;
    for (let at = 0; at < length && filter !== 0; at += 1) {
      const left = at < step ? 0 : (lines[start + at - step] ?? 0);
      const above = aboveAt < 0 ? 0 : (lines[aboveAt + at] ?? 0);
      const corner = aboveAt < 0 || at < step ? 0 : (lines[aboveAt + at - step] ?? 0);
      let foretold = left;
      if (filter === 2) foretold = above;
      else if (filter === 3) foretold = (left + above) >> 1;
      else if (filter === 4) foretold = nearest(left, above, corner);
      lines[start + at] = (lines[start + at] ?? 0) + foretold;
    }
  }
}

/** Colours and covers of lines without filters, each pixel's behind the one's before it. */
function split(lines: Uint8Array, width: number, channels: number) {
  const pixels = (lines.length / (1 + width * (channels + 1))) * width;
  const colours = new Uint8Array(pixels * channels);
  const cover = new Uint8Array(pixels);
  let [from, colourAt, coverAt] = [0, 0, 0];
  while (from < lines.length) {
    from += 1;
    for (let pixel = 0; pixel < width; pixel += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        colours[colourAt++] = lines[from++] ?? 0;
      }
      cover[coverAt++] = lines[from++] ?? 0;
    }
  }
  return { colours, cover };
}

/** Each line begins with a filter that there is. */
function areFiltered(lines: Uint8Array, length: number): boolean {
  for (let at = 0; at < lines.length; at += length) {
    if ((lines[at] ?? 0) > LAST_FILTER) return false;
  }
  return true;
}

/** Three bytes for each of 1 to 256 colours. */
function isPalette(colours: Uint8Array | null): boolean {
  const count = (colours?.length ?? 0) / 3;
  return Number.isInteger(count) && count > 0 && count <= 2 ** BYTE;
}

/**
 * A PNG without each of its pixels unpacked and packed again, which takes the drawing library five times as long as all else of a
 * merge. Null for what a PDF does not hold as it is (lines interlaced, samples of 16 bits, a colour
 * that is left out), and for a damaged file: then the library decides.
 */
export async function packedPng(bytes: Uint8Array<ArrayBuffer>): Promise<PackedPng | null> {
  const { width, height } = pngSize(bytes);
  const [bits = 0, type = 0] = bytes.subarray(24, 26);
  // Ways of packing, of filtering and of interlacing; the first of each is the usual one.
  const isUsual = bytes.subarray(26, 29).every((method) => method === 0);
  const form = FORMS[type];
  const chunks = chunksOf(bytes);
  if (form === undefined || chunks === null || width * height === 0) return null;
  const { channels, hasCover, depths } = form;
  if (!depths.includes(bits) || !isUsual || chunks.has('tRNS')) return null;
  const palette = type === PALETTE_TYPE ? (chunks.get('PLTE')?.[0] ?? null) : null;
  if (type === PALETTE_TYPE && !isPalette(palette)) return null;
  const content = joinBytes(chunks.get('IDAT') ?? []);
  const lineBits = width * (channels + (hasCover ? 1 : 0)) * bits;
  const size = height * (1 + Math.ceil(lineBits / BYTE));
  const lines = await unpacked(content, size);
  if (lines?.length !== size || !areFiltered(lines, size / height)) return null;
  const common = { width, height, bits, channels, palette };
  if (!hasCover) return { ...common, colours: content, isFiltered: true, cover: null };
  unfilter(lines, width * (channels + 1), channels + 1);
  const { colours, cover } = split(lines, width, channels);
  const packedColours = await packed(colours);
  if (packedColours === null) return null;
  const packedCover = cover.every((one) => one === FULL) ? null : await packed(cover);
  return { ...common, colours: packedColours, isFiltered: false, cover: packedCover };
}
