import { crc32, deflateSync } from 'node:zlib';

/** Colours as red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** A drawing surface: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** A transparent picture, or one filled with a colour. */
export function createPicture(width: number, height: number, background?: Colour): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4);
  if (background !== undefined) {
    for (let at = 0; at < pixels.length; at += 4) pixels.set([...background, 255], at);
  }
  return { width, height, pixels };
}

/** Encodes a picture as a PNG file. */
export function encodePng(picture: Picture): Buffer {
  const { width, height, pixels } = picture;
  const lines = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) {
    lines.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a channel, colour with opacity.
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
