const STREAM = new TextEncoder().encode('stream');
/** Before its stream a dictionary says what it holds; longer ones are read as if they held no picture. */
const DICTIONARY = 2_000;
const PIECE = 65_536;

/** Where each stream of a PDF begins, in bytes. */
function* streamStarts(bytes: Uint8Array<ArrayBuffer>): Generator<number> {
  const [first = 0] = STREAM;
  let at = bytes.indexOf(first);
  while (at !== -1) {
    const isStream = STREAM.every((byte, offset) => bytes[at + offset] === byte);
    // `endstream` ends one.
    const isEnd = bytes[at - 1] === 0x64;
    if (isStream && !isEnd) {
      const after = at + STREAM.length;
      yield (
        after +
        (bytes[after] === 0x0d ? 1 : 0) +
        (bytes[after + 1] === 0x0a || bytes[after] === 0x0a ? 1 : 0)
      );
    }
    at = bytes.indexOf(first, at + (isStream ? STREAM.length : 1));
  }
}

/** Pictures stay packed until they are looked at. Names may be written with escapes, and a picture may claim to be more. */
function isPicture(bytes: Uint8Array<ArrayBuffer>, start: number): boolean {
  const before = new TextDecoder('latin1').decode(
    bytes.subarray(Math.max(0, start - DICTIONARY), start),
  );
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
  return /\/Subtype\s*\/Image\b/.test(dictionary) && !/#|ObjStm|XRef/.test(dictionary);
}

/** Bytes that come out of packed data, at most `most`; what follows it or is no packed data counts for nothing. */
async function unpackedSize(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const inflate = new DecompressionStream('deflate');
  const [writer, reader] = [inflate.writable.getWriter(), inflate.readable.getReader()];
  const feed = async () => {
    for (let at = 0; at < packed.length; at += PIECE) {
      await writer.write(packed.subarray(at, at + PIECE));
    }
    await writer.close();
  };
  const fed = feed().catch(() => undefined);
  let size = 0;
  try {
    while (size <= most) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
    }
  } catch {
    // The data ends before the file does.
  }
  await reader.cancel().catch(() => undefined);
  await fed;
  return size;
}

/**
 * True when the streams of a PDF, pictures apart, hold more than `most` bytes once they are unpacked: reading such a file would take
 * the memory of the report's worker. Nothing is kept of them.
 */
export async function inflatesBeyond(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<boolean> {
  let left = most;
  for (const start of streamStarts(bytes)) {
    if (isPicture(bytes, start)) continue;
    left -= await unpackedSize(bytes.subarray(start), left);
    if (left < 0) return true;
  }
  return false;
}
