/** How a TIFF begins, by the order of its bytes. */
const LITTLE_ENDIAN = 0x49492a00;
const BIG_ENDIAN = 0x4d4d002a;
const ENTRY = 12;

/** Whether a file is a TIFF of several pages, as scanners write them: browsers draw the first one alone, without a word. */
export function hasSeveralPages(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const isLittle = view.getUint32(0) === LITTLE_ENDIAN;
    if (!isLittle && view.getUint32(0) !== BIG_ENDIAN) return false;
    const first = view.getUint32(4, isLittle);
    const entries = view.getUint16(first, isLittle);
    return view.getUint32(first + 2 + entries * ENTRY, isLittle) !== 0;
  } catch (cause) {
    if (cause instanceof RangeError) return false;
    throw cause;
  }
}
