import { deflateSync, inflateSync } from 'node:zlib';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { opaquePicture } from '@/reporting/builtin/report/opaque-picture';
import { runs } from '@tests/support/environment/runs';
import { JPEG, png, pngOf } from '@tests/support/files/pictures';

type Bytes = Uint8Array<ArrayBuffer>;

/** A PNG of pixels, each as many bytes as channels and the one that says how much it covers. */
function coveringPng(width: number, type: 4 | 6, pixels: readonly number[]): Bytes {
  const length = width * (type === 6 ? 4 : 2);
  const height = pixels.length / length;
  const lines = Array.from({ length: height }, (_, at) => [
    0,
    ...pixels.slice(at * length, (at + 1) * length),
  ]);
  return pngOf(
    { width, height, bits: 8, type },
    { IDAT: new Uint8Array(deflateSync(Buffer.from(lines.flat()))) },
  );
}

/** Colour type and pixels of a PNG without filters, whose parts are checked by their sums. */
function read(bytes: Bytes) {
  const file = Buffer.from(bytes);
  const [width, height, type] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25]];
  const length = file.readUInt32BE(33);
  // Written again by another hand, it is the same to the last byte.
  const packed = new Uint8Array(file.subarray(41, 41 + length));
  expect(bytes).toEqual(pngOf({ width, height, bits: 8, type: type ?? 0 }, { IDAT: packed }));
  const lines = inflateSync(packed);
  const step = lines.length / height;
  const pixels = [...lines].filter((_, at) => at % step !== 0);
  return { width, height, type, pixels };
}

const picture = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 7 }),
    type: fc.constantFrom(4 as const, 6 as const),
  })
  .chain(({ width, height, type }) =>
    fc.record({
      width: fc.constant(width),
      type: fc.constant(type),
      pixels: fc.array(fc.integer({ min: 0, max: 255 }), {
        minLength: width * height * (type === 6 ? 4 : 2),
        maxLength: width * height * (type === 6 ? 4 : 2),
      }),
    }),
  );

it('puts each pixel on white paper', async () => {
  await fc.assert(
    fc.asyncProperty(picture, async ({ width, type, pixels }) => {
      const channels = type === 6 ? 3 : 1;
      const covers = pixels.filter((_, at) => at % (channels + 1) === channels);
      const made = await opaquePicture(coveringPng(width, type, pixels));
      const seen = read(made ?? new Uint8Array());
      expect(seen.type).toBe(type === 6 ? 2 : 0);
      expect(seen.width).toBe(width);
      const colours = pixels.filter((_, at) => at % (channels + 1) !== channels);
      expect(seen.pixels).toHaveLength(colours.length);
      for (const [at, colour] of colours.entries()) {
        const cover = (covers[Math.floor(at / channels)] ?? 0) / 255;
        const onPaper = colour * cover + 255 * (1 - cover);
        expect(Math.abs((seen.pixels[at] ?? 0) - onPaper)).toBeLessThanOrEqual(0.5);
      }
    }),
    { numRuns: runs(30, 1_000) },
  );
});

it.each([
  ['a PNG without cover', png({ width: 3, height: 2 })],
  ['a photograph', JPEG],
  ['a damaged PNG', coveringPng(2, 6, [1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 50)],
  ['nothing', new Uint8Array()],
])('leaves %s as it is', async (_what, bytes) => {
  expect(await opaquePicture(bytes)).toBeNull();
});
