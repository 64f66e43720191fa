import { makeZip } from 'client-zip';

/** A file of a zip. */
export interface ZipEntry {
  readonly name: string;
  /** A blob stays outside the page's memory until it is written. */
  readonly bytes: Uint8Array<ArrayBuffer> | Blob;
  /** Epoch milliseconds. */
  readonly lastModified: number;
}

function* inputsOf(entries: Iterable<ZipEntry>) {
  for (const { name, bytes, lastModified } of entries) {
    yield { name, input: bytes, lastModified: new Date(lastModified) };
  }
}

/**
 * A zip as a stream: files are asked for one by one as the reader takes them, stored as they are (PDFs do not shrink) and let go.
 * Names are marked as UTF-8. The stream fails with whatever `entries` throws.
 */
export function zipStream(entries: Iterable<ZipEntry>): ReadableStream<Uint8Array> {
  return makeZip(inputsOf(entries));
}
