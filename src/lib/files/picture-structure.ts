/** The kinds of pictures that every browser shows and that cannot hold a script. */
export type PictureKind = 'png' | 'jpeg' | 'gif';

/** What a file says about itself, read without decoding it. */
export interface PictureStructure {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  /** Where the picture ends; null when it never does, because the file is cut off or broken. */
  readonly end: number | null;
}

type Size = Pick<PictureStructure, 'width' | 'height'>;

/** How a JPEG keeps its pixels, as its head says. */
export interface JpegFrame extends Size {
  /** The mark of the way of packing: `C0` baseline, `C2` progressive, others rarer. */
  readonly mark: number;
  /** Of each sample. */
  readonly bits: number;
  readonly channels: number;
}

const NO_SIZE: Size = { width: 0, height: 0 };
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_HEAD = [0xff, 0xd8, 0xff];
const GIF_HEADS = ['GIF87a', 'GIF89a'].map((head) =>
  Array.from(head, (sign) => sign.charCodeAt(0)),
);
const PNG_FIRST = 0x49484452;
const PNG_LAST = 0x49454e44;

const startsWith = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, at) => bytes[at] === byte);

function pngEnd(view: DataView): number {
  for (let at = PNG_HEAD.length; ;) {
    const after = at + 12 + view.getUint32(at);
    if (view.getUint32(at + 4) === PNG_LAST) return after;
    at = after;
  }
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Between scans lie compressed bytes, in which `FF` is followed by `00` or by a restart mark. */
function afterScan(view: DataView, start: number): number {
  for (let at = start; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const mark = view.getUint8(at + 1);
    if (mark !== 0 && mark !== 0xff && (mark < 0xd0 || mark > 0xd7)) return at;
  }
}

const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;

function frameAt(view: DataView, at: number): JpegFrame {
  return {
    mark: view.getUint8(at + 1),
    bits: view.getUint8(at + 4),
    height: view.getUint16(at + 5),
    width: view.getUint16(at + 7),
    channels: view.getUint8(at + 9),
  };
}

function walkJpeg(view: DataView, onFrame: (frame: JpegFrame) => void): number | null {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const mark = view.getUint8(at + 1);
    if (mark === 0xd9) return at + 2;
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(mark)) onFrame(frameAt(view, at));
    at += 2 + view.getUint16(at + 2);
    if (mark === 0xda) at = afterScan(view, at);
  }
}

/** A colour table's bytes, by the byte that tells of it. */
const tableBytes = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

function afterBlocks(view: DataView, start: number): number {
  let at = start;
  for (let size = view.getUint8(at); size !== 0; size = view.getUint8(at)) at += 1 + size;
  return at + 1;
}

function gifEnd(view: DataView): number | null {
  for (let at = 13 + tableBytes(view.getUint8(10)); ;) {
    const mark = view.getUint8(at);
    if (mark === 0x3b) return at + 1;
    if (mark === 0x21) at = afterBlocks(view, at + 2);
    else if (mark === 0x2c) at = afterBlocks(view, at + 11 + tableBytes(view.getUint8(at + 9)));
    else return null;
  }
}

/** The kind of a picture by its first bytes, never by a name; null for every other file. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, PNG_HEAD)) return 'png';
  if (startsWith(bytes, JPEG_HEAD)) return 'jpeg';
  return GIF_HEADS.some((head) => startsWith(bytes, head)) ? 'gif' : null;
}

/** Reads until the file's end or beyond; what lies beyond is not there. */
function untilEnd<T>(read: () => T, last: T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) return last;
    throw cause;
  }
}

/** Width and height as the head of a PNG names them; 0 where it does not. */
export function pngSize(bytes: Uint8Array<ArrayBuffer>): Size {
  const view = viewOf(bytes);
  return untilEnd(
    () =>
      view.getUint32(12) === PNG_FIRST
        ? { width: view.getUint32(16), height: view.getUint32(20) }
        : NO_SIZE,
    NO_SIZE,
  );
}

/** The frames of a JPEG, one but in a picture of several resolutions; none where the file is no JPEG. */
export function jpegFrames(bytes: Uint8Array<ArrayBuffer>): readonly JpegFrame[] {
  const frames: JpegFrame[] = [];
  if (pictureKind(bytes) !== 'jpeg') return frames;
  untilEnd(() => walkJpeg(viewOf(bytes), (frame) => frames.push(frame)), null);
  return frames;
}

/** The structure of a PNG, JPEG or GIF file; null when it is none of them. */
export function pictureStructure(bytes: Uint8Array<ArrayBuffer>): PictureStructure | null {
  const view = viewOf(bytes);
  const whole = (end: number | null) => (end !== null && end <= bytes.length ? end : null);
  const kind = pictureKind(bytes);
  switch (kind) {
    case 'png': {
      return { kind, ...pngSize(bytes), end: whole(untilEnd(() => pngEnd(view), null)) };
    }
    case 'jpeg': {
      let size = NO_SIZE;
      const end = untilEnd(
        () =>
          walkJpeg(view, ({ width, height }) => {
            size = { width, height };
          }),
        null,
      );
      return { kind, ...size, end: whole(end) };
    }
    case 'gif': {
      const width = untilEnd(() => view.getUint16(6, true), 0);
      const height = untilEnd(() => view.getUint16(8, true), 0);
      return { kind, width, height, end: whole(untilEnd(() => gifEnd(view), null)) };
    }
    case null:
      return null;
  }
}
