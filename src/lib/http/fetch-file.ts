import { decodeText } from '@/lib/text/decode-text';

import { isPage } from './answer-body';

/** Why a file of the installation cannot be used. */
export type FileProblem = 'missing' | 'unreachable' | 'invalid';

/** A template or font of the installation is missing or wrong; `file` is its name, `detail` where it is wrong. */
export class FileError extends Error {
  readonly problem: FileProblem;
  readonly file: string;
  readonly detail: string;

  constructor(problem: FileProblem, file: string, detail = '') {
    super(`${file}: ${problem} ${detail}`.trim());
    this.name = 'FileError';
    this.problem = problem;
    this.file = file;
    this.detail = detail;
  }
}

/** TrueType, and OpenType with either kind of outlines. Web fonts (WOFF) print as empty text. */
const FONT_SIGNATURES: ReadonlySet<number> = new Set([0x00010000, 0x74727565, 0x4f54544f]);

function nameOf(address: string): string {
  return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
}

/** From here on the host itself failed, and by these it had no time: that says nothing about the file. */
const FAILED_HOST = 500;
const BUSY_HOST: readonly number[] = [408, 425, 429];

/**
 * The bytes of a file of the installation, without any token. Throws `FileError`: `missing` also for a host that answers with its
 * start page, `unreachable` for one that fails or asks to come back later. An abort of `signal` passes through.
 */
export async function fetchFile(
  address: string,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, {
    credentials: 'omit',
    cache: 'no-cache',
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause;
    throw new FileError('unreachable', nameOf(address));
  });
  const { status } = response;
  if (status >= FAILED_HOST || BUSY_HOST.includes(status)) {
    throw new FileError('unreachable', nameOf(address));
  }
  if (!response.ok) throw new FileError('missing', nameOf(address));
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (isPage(bytes)) throw new FileError('missing', nameOf(address));
  return bytes;
}

/** What a JSON file of the installation says, in whichever charset its editor saved it. Throws `FileError`: `invalid`. */
export function parseJsonFile(bytes: Uint8Array, file: string): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch {
    throw new FileError('invalid', file, 'JSON');
  }
}

/** A TrueType or OpenType font. Throws `FileError` with `invalid` for everything else, a web font for one. */
export async function fetchFont(
  address: string,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fetchFile(address, signal);
  const isFont = bytes.length > 12 && FONT_SIGNATURES.has(new DataView(bytes.buffer).getUint32(0));
  if (!isFont) throw new FileError('invalid', nameOf(address));
  return bytes;
}
