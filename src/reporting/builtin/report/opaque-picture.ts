import { joinBytes } from '@/lib/files/join-bytes';
import { packed, packedPng, unpacked } from '@/reporting/builtin/attachments/packed-png';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Colour types of a PNG by the number of its channels (PNG, 11.2.1). */
const TYPES = { 1: 0, 3: 2 } as const;
const BITS = 8;
/** Of a colour and of a cover: all of it. */
const FULL = 255;
/** Of a cyclic redundancy check, its bits turned round (PNG, annex D). */
const POLYNOMIAL = 0xedb88320;

function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ ((sum & 1) === 1 ? POLYNOMIAL : 0);
  }
  return ~sum;
}

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value);
  return bytes;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joinBytes([new TextEncoder().encode(name), content]);
  return joinBytes([word(content.length), named, word(checkSum(named))]);
}

/** Lines of pixels on white paper, each behind the byte that says it has no filter. */
function onWhite(colours: Uint8Array, cover: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const channels = colours.length / cover.length;
  const lines = new Uint8Array(colours.length + colours.length / length);
  for (let from = 0, to = 0; from < colours.length; from += 1, to += 1) {
    if (from % length === 0) to += 1;
    const covered = cover[Math.floor(from / channels)] ?? FULL;
    const colour = colours[from] ?? FULL;
    lines[to] = FULL + Math.round(((colour - FULL) * covered) / FULL);
  }
  return lines;
}

/**
 * A PNG through which the paper may be seen, as one of the same pixels on white: the drawing library parts colours and cover of the
 * first kind in each document anew. Null for every other picture.
 */
export async function opaquePicture(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const png = await packedPng(bytes);
  // Only where colours and cover were parted are there no filters any more.
  if (png === null || png.isFiltered) return null;
  const { width, height, channels } = png;
  const pixels = width * height;
  const colours = await unpacked(png.colours, pixels * channels);
  const cover =
    png.cover === null ? new Uint8Array(pixels).fill(FULL) : await unpacked(png.cover, pixels);
  if (colours === null || cover === null) return null;
  const lines = await packed(onWhite(colours, cover, width * channels));
  if (lines === null) return null;
  const head = joinBytes([
    word(width),
    word(height),
    new Uint8Array([BITS, TYPES[channels], 0, 0, 0]),
  ]);
  return joinBytes([
    new Uint8Array(SIGNATURE),
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', new Uint8Array()),
  ]);
}
