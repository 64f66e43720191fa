import { crc32, deflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes in a row: texts as Latin-1, numbers as one byte each. */
export function bytesOf(...parts: readonly (string | number | Bytes)[]): Bytes {
  return new Uint8Array(
    Buffer.concat(
      parts.map((part) => {
        if (typeof part === 'string') return Buffer.from(part, 'latin1');
        return typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part);
      }),
    ),
  );
}

function word(value: number): Bytes {
  return new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
}

function chunk(type: string, content: Bytes): Bytes {
  const body = bytesOf(type, content);
  return bytesOf(word(content.length), body, word(crc32(body)));
}

interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** Colour type (PNG, 11.2.1). */
  readonly type: number;
  readonly interlace?: number;
}

/** A PNG file of a head and the contents of further chunks. */
export function pngOf(
  { width, height, bits, type, interlace = 0 }: PngHead,
  chunks: Readonly<Record<string, Bytes>>,
): Bytes {
  return bytesOf(
    0x89,
    'PNG\r\n',
    0x1a,
    '\n',
    chunk('IHDR', bytesOf(word(width), word(height), bits, type, 0, 0, interlace)),
    ...Object.entries(chunks).map(([name, content]) => chunk(name, content)),
    chunk('IEND', bytesOf()),
  );
}

interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly color?: readonly [number, number, number];
  /** A comment as long as this, to make the file heavier. */
  readonly padding?: number;
  /** Leaves the pixels out: only the head tells the size. */
  readonly withoutPixels?: boolean;
}

/** A PNG file of one colour. */
export function png({ width, height, color = [200, 30, 30], ...parts }: PngParts): Bytes {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(color))]);
  const pixels = parts.withoutPixels === true ? [] : Array.from({ length: height }, () => row);
  return pngOf(
    { width, height, bits: 8, type: 2 },
    {
      tEXt: bytesOf(`Comment\0${'x'.repeat(parts.padding ?? 0)}`),
      IDAT: new Uint8Array(deflateSync(Buffer.concat(pixels))),
    },
  );
}

/** A grey pixel. */
export const JPEG: Bytes = bytesOf(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAD/9k=',
    'base64',
  ),
);

/** A transparent pixel. */
export const GIF: Bytes = bytesOf(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
);

/** What a person would choose on the disk. */
export function pictureFile(bytes: Bytes, name = 'logo.png', type = 'image/png'): File {
  return new File([bytes], name, { type });
}
