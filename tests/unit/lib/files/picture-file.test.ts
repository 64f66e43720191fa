import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { type PictureLimits, readPictureFile } from '@/lib/files/picture-file';
import { pictureStructure } from '@/lib/files/picture-structure';

import { runs } from '@tests/support/environment/runs';
import { bytesOf, GIF, JPEG, pictureFile, png } from '@tests/support/files/pictures';

const LIMITS: PictureLimits = { kinds: ['png', 'jpeg', 'gif'], maxBytes: 100 * 1024 };
const PNG = png({ width: 3, height: 2 });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PAGE = '<!doctype html><script>alert(1)</script>';

let decoded: Blob[] = [];
let isDrawable = true;

/** Node has no decoder: what the browser would be given is recorded. */
function decode(blob: Blob): Promise<{ close: () => void }> {
  decoded.push(blob);
  if (!isDrawable) return Promise.reject(new DOMException('no picture', 'InvalidStateError'));
  return Promise.resolve({ close: () => undefined });
}

beforeEach(() => {
  decoded = [];
  isDrawable = true;
  vi.stubGlobal('createImageBitmap', decode);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const read = (bytes: Uint8Array<ArrayBuffer>, limits = LIMITS) =>
  readPictureFile(pictureFile(bytes), limits);

it.each([
  ['PNG', 'png', PNG, 3, 2],
  ['JPEG', 'jpeg', JPEG, 1, 1],
  ['GIF', 'gif', GIF, 1, 1],
])('a %s is taken whole and unchanged, whatever its name', async (...sample) => {
  const [, kind, bytes, width, height] = sample;
  const file = pictureFile(bytes, 'informe.pdf', 'application/pdf');
  const dataUrl = `data:image/${kind};base64,${base64FromBytes(bytes)}`;
  const picture = { kind: 'picture', dataUrl, width, height, bytes: bytes.length };
  expect(await readPictureFile(file, LIMITS)).toEqual(picture);
  expect(decoded.map(({ type }) => type)).toEqual([`image/${kind}`]);
});

it.each([
  ['nothing', bytesOf(), 'empty'],
  ['an SVG named .png', bytesOf(SVG), 'format'],
  ['an SVG with a mark of order', bytesOf(0xef, 0xbb, 0xbf, SVG), 'format'],
  ['a PDF', bytesOf('%PDF-1.7\n', PNG), 'format'],
  ['a page', bytesOf(PAGE), 'format'],
  ['a WebP', bytesOf('RIFF', 0, 0, 0, 0, 'WEBPVP8 '), 'format'],
  ['a BMP', bytesOf('BM', 0, 0, 0, 0), 'format'],
  ['an icon', bytesOf(0, 0, 1, 0), 'format'],
  ['a program', bytesOf('MZ', 0x90, 0), 'format'],
  ['a picture after other bytes', bytesOf('\n', PNG), 'format'],
  ['half of the PNG head', bytesOf(0x89, 'PNG'), 'format'],
  ['the PNG head alone', PNG.slice(0, 8), 'damaged'],
  ['a PNG that does not begin with its size', bytesOf(PNG.slice(0, 8), PNG.slice(33)), 'damaged'],
  ['a PNG cut off', PNG.slice(0, -4), 'damaged'],
  ['a PNG without an end', PNG.slice(0, -12), 'damaged'],
  ['a PNG of no width', png({ width: 0, height: 2 }), 'damaged'],
  ['a JPEG cut off', JPEG.slice(0, -2), 'damaged'],
  ['a JPEG of its head only', JPEG.slice(0, 3), 'damaged'],
  ['a JPEG without a frame', bytesOf(0xff, 0xd8, 0xff, 0xd9), 'damaged'],
  ['a GIF cut off', GIF.slice(0, -1), 'damaged'],
  ['a GIF of its head only', GIF.slice(0, 6), 'damaged'],
  ['a PNG that is a page as well', bytesOf(PNG, PAGE), 'extra'],
  ['a PNG that is an archive as well', bytesOf(PNG, 'PK', 3, 4), 'extra'],
  ['a JPEG that is a PDF as well', bytesOf(JPEG, '%PDF-1.7'), 'extra'],
  ['a GIF that is a script as well', bytesOf(GIF, '/*', PAGE), 'extra'],
])('%s is refused before anything decodes it', async (_case, bytes, problem) => {
  expect(await read(bytes)).toEqual({ kind: 'refused', problem: { kind: problem } });
  expect(decoded).toEqual([]);
});

const FILM = bytesOf('%PDF-1.7', ' '.repeat(200_000));
it.each([
  ['a kind that is not asked for', GIF, ['png', 'jpeg']],
  ['a heavy file of another kind, whatever its weight', FILM, LIMITS.kinds],
] as const)('%s is refused for its kind', async (_case, bytes, kinds) => {
  const reading = await read(bytes, { ...LIMITS, kinds });
  expect(reading).toEqual({ kind: 'refused', problem: { kind: 'format' } });
});

it('weight: the limit itself is taken, one byte more is refused with the weight found', async () => {
  const frame = png({ width: 3, height: 2 }).length;
  const heavy = (bytes: number) => png({ width: 3, height: 2, padding: bytes - frame });
  expect(await read(heavy(102_400))).toMatchObject({ kind: 'picture', bytes: 102_400 });
  const problem = { kind: 'bytes', found: 102_401 };
  expect(await read(heavy(102_401))).toEqual({ kind: 'refused', problem });
});

it.each([
  [4097, 1],
  [1, 4097],
  [60_000, 60_000],
  [0x7f_ff_ff_ff, 0x7f_ff_ff_ff],
])('a small file of %i × %i pixels never reaches the decoder', async (width, height) => {
  const bomb = png({ width: 1, height: 1 });
  new DataView(bomb.buffer, bomb.byteOffset).setUint32(16, width);
  new DataView(bomb.buffer, bomb.byteOffset).setUint32(20, height);
  const problem = { kind: 'pixels', width, height };
  expect(await read(bomb)).toEqual({ kind: 'refused', problem });
  expect(decoded).toEqual([]);
});

it('what the browser cannot draw is damaged', async () => {
  isDrawable = false;
  expect(await read(PNG)).toEqual({ kind: 'refused', problem: { kind: 'damaged' } });
});

it('a fault of the program is not taken for a damaged picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError('gone')));
  await expect(read(PNG)).rejects.toThrow('gone');
});

it('a file that went away meanwhile is told', async () => {
  const file = pictureFile(PNG);
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  const problem = { kind: 'unreadable' };
  expect(await readPictureFile(file, LIMITS)).toEqual({ kind: 'refused', problem });
});

it('reading always ends, whatever the bytes are', () => {
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  for (const start of [PNG, JPEG, GIF]) {
    for (let run = 0; run < runs(300, 3_000); run += 1) {
      const bytes = start.slice();
      for (let change = 0; change < 1 + (run % 8); change += 1) {
        bytes[3 + (next() % (bytes.length - 3))] = next() % 256;
      }
      const end = pictureStructure(bytes)?.end ?? 0;
      expect(end).toBeLessThanOrEqual(bytes.length);
    }
  }
});
