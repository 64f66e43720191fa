import { deflateSync, inflateSync } from 'node:zlib';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { packedPng } from '@/reporting/builtin/attachments/packed-png';
import { pngOf } from '@tests/support/files/pictures';
import { runs } from '@tests/support/environment/runs';

/** Samples of a pixel by colour type (PNG, 6.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: readonly (readonly [type: number, bits: number])[] = [
  ...[1, 2, 4, 8].flatMap((bits) => [[0, bits] as const, [3, bits] as const]),
  ...[2, 4, 6].map((type) => [type, 8] as const),
];

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const near = [left, above, corner].map((value) => ({ value, far: Math.abs(guess - value) }));
  return near.toSorted((one, other) => one.far - other.far)[0]?.value ?? 0;
}

/** What a filter takes away from each byte of a line. */
function guesses(filter: number, line: Uint8Array, above: Uint8Array, step: number): number[] {
  return Array.from(line, (_, at) => {
    const [left = 0, up = 0, corner = 0] = [line[at - step], above[at], above[at - step]];
    return [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
  });
}

/** Lines with the filter that each begins with. */
function filtered(lines: readonly Uint8Array[], filters: readonly number[], step: number) {
  return lines.map((line, row) => {
    const filter = filters[row] ?? 0;
    const above = lines[row - 1] ?? new Uint8Array(line.length);
    const guessed = guesses(filter, line, above, step);
    return Buffer.from([filter, ...Array.from(line, (byte, at) => byte - (guessed[at] ?? 0))]);
  });
}

/** The bytes of packed lines, their filters undone. */
function unfiltered(packed: Uint8Array, length: number, step: number): readonly Uint8Array[] {
  const bytes = inflateSync(packed);
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; start += length + 1) {
    const line = new Uint8Array(length);
    const above = lines.at(-1) ?? new Uint8Array(length);
    for (let at = 0; at < length; at += 1) {
      const guessed = guesses(bytes[start] ?? 0, line, above, step)[at] ?? 0;
      line[at] = (bytes[start + 1 + at] ?? 0) + guessed;
    }
    lines.push(line);
  }
  return lines;
}

const pictures = fc
  .record({ depth: fc.constantFrom(...DEPTHS), width: fc.integer({ min: 1, max: 9 }) })
  .chain(({ depth: [type, bits], width }) => {
    const length = Math.ceil((width * (SAMPLES[type] ?? 1) * bits) / 8);
    const line = fc.uint8Array({ minLength: length, maxLength: length });
    return fc.record({
      type: fc.constant(type),
      bits: fc.constant(bits),
      width: fc.constant(width),
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      filters: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }),
      isFull: fc.boolean(),
    });
  });

/** The bytes of packed lines that have none. */
function plain(packed: Uint8Array, length: number): readonly Uint8Array[] {
  const bytes = new Uint8Array(inflateSync(packed));
  const starts = Array.from({ length: bytes.length / length }, (_, row) => row * length);
  return starts.map((start) => bytes.slice(start, start + length));
}

/** Every pixel of a line covers all. */
const full = (line: Uint8Array, samples: number) =>
  line.map((byte, at) => (at % samples === samples - 1 ? FULL : byte));

const every = (line: Uint8Array, samples: number, wanted: (at: number) => boolean) =>
  line.filter((_, at) => wanted(at % samples));

const FULL = 255;
const PALETTE = new Uint8Array([0, 0, 0, 255, 0, 0, 0, 255, 0]);

interface Picture {
  readonly type: number;
  readonly bits: number;
  readonly width: number;
  readonly lines: readonly Uint8Array[];
  readonly filters: readonly number[];
}

function file({ type, bits, width, lines, filters }: Picture) {
  const step = Math.max(1, ((SAMPLES[type] ?? 1) * bits) / 8);
  const data = deflateSync(Buffer.concat(filtered(lines, filters, step)));
  const head = { width, height: lines.length, bits, type };
  return pngOf(head, { ...(type === 3 && { PLTE: PALETTE }), IDAT: new Uint8Array(data) });
}

it('keeps every sample of every pixel, whatever the filters', async () => {
  const check = async (picture: Picture & { readonly isFull: boolean }) => {
    const { type, bits, width } = picture;
    const samples = SAMPLES[type] ?? 1;
    const hasCover = type === 4 || type === 6;
    const lines =
      hasCover && picture.isFull ? picture.lines.map((line) => full(line, samples)) : picture.lines;
    const packed = await packedPng(file({ ...picture, lines }));
    expect(packed).toMatchObject({ width, height: lines.length, bits });
    const channels = hasCover ? samples - 1 : samples;
    const colours = lines.map((line) => every(line, samples, (at) => at < channels));
    const step = Math.max(1, (channels * bits) / 8);
    const found = packed?.isFiltered === true ? unfiltered : plain;
    expect(found(packed?.colours ?? new Uint8Array(), colours[0]?.length ?? 0, step)).toEqual(
      colours,
    );
    const cover = lines.map((line) => every(line, samples, (at) => at >= channels));
    const isFull = cover.every((line) => line.every((byte) => byte === FULL));
    expect(packed?.cover && plain(packed.cover, width)).toEqual(isFull ? null : cover);
  };
  await fc.assert(fc.asyncProperty(pictures, check), { numRuns: runs(50, 20_000) });
});

const grey = { type: 0, bits: 8, width: 2, filters: [0], lines: [new Uint8Array([7, 9])] };
const whole = file(grey);
const data = (bytes: readonly number[]) => new Uint8Array(deflateSync(Buffer.from(bytes)));
const head = { width: 2, height: 1, bits: 8, type: 0 };

const withPalette = (PLTE?: Uint8Array<ArrayBuffer>) =>
  pngOf({ ...head, type: 3 }, { ...(PLTE && { PLTE }), IDAT: data([0, 7, 9]) });
const otherFilters = Uint8Array.from(whole);
otherFilters[27] = 64;

it.each([
  ['interlaced lines', pngOf({ ...head, interlace: 1 }, { IDAT: data([0, 7, 9]) })],
  ['filters of another kind', otherFilters],
  ['samples of 16 bits', pngOf({ ...head, bits: 16 }, { IDAT: data([0, 7, 0, 9, 0]) })],
  ['a colour that is left out', pngOf(head, { tRNS: data([0]), IDAT: data([0, 7, 9]) })],
  ['places in a palette that is not there', withPalette()],
  ['a palette of half a colour', withPalette(new Uint8Array(4))],
  ['a palette of 257 colours', withPalette(new Uint8Array(771))],
  ['a filter that there is not', pngOf(head, { IDAT: data([5, 7, 9]) })],
  ['a colour type that there is not', pngOf({ ...head, type: 5 }, { IDAT: data([0, 7, 9]) })],
  ['samples of no depth', pngOf({ ...head, bits: 0 }, { IDAT: data([0]) })],
  ['half bytes of colours', pngOf({ ...head, type: 2, bits: 4 }, { IDAT: data([0, 7, 9, 8]) })],
  ['a file cut off', whole.subarray(0, -20)],
  ['data cut off', pngOf(head, { IDAT: data([0, 7, 9]).subarray(0, -5) })],
  ['a line too few', pngOf({ ...head, height: 2 }, { IDAT: data([0, 7, 9]) })],
  ['no data', pngOf(head, {})],
  ['a hundred megabytes for two pixels', pngOf(head, { IDAT: data(Array<number>(1e7).fill(0)) })],
])('leaves %s to the drawing library', async (_name, bytes) => {
  expect(await packedPng(bytes)).toBeNull();
});
