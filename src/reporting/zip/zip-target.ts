interface SavePickerOptions {
  readonly suggestedName: string;
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}

/** The part of the File System Access API that only some browsers have; TypeScript's library does not know it yet. */
declare global {
  interface Window {
    readonly showSaveFilePicker?: (options: SavePickerOptions) => Promise<FileSystemFileHandle>;
  }
  interface FileSystemFileHandle {
    readonly remove?: () => Promise<void>;
  }
}

/** Media type of a zip. */
export const ZIP_TYPE = 'application/zip';

function isNotOffered(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

/**
 * Asks where to write a zip. Null where the browser offers no such question: then the zip becomes a download. Call it inside the
 * click. Rejects with `AbortError` when the user closes the question.
 */
export async function pickZipFile(suggestedName: string): Promise<FileSystemFileHandle | null> {
  if (window.showSaveFilePicker === undefined) return null;
  const types = [{ accept: { [ZIP_TYPE]: ['.zip'] } }];
  try {
    return await window.showSaveFilePicker({ suggestedName, types });
  } catch (error) {
    // Frames of other sites may not ask, but they may download.
    if (isNotOffered(error)) return null;
    throw error;
  }
}

/** The question creates the file. One that held something before belongs to the user and stays as it was. */
export async function removeIfEmpty(file: FileSystemFileHandle): Promise<void> {
  const { size } = await file.getFile();
  if (size === 0) await file.remove?.();
}

async function writeFile(
  file: FileSystemFileHandle,
  zip: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await zip.pipeTo(await file.createWritable(), { signal });
  } catch (error) {
    // The reason of the failure counts, not whether the empty file could be removed.
    await removeIfEmpty(file).catch(() => undefined);
    throw error;
  }
}

/** Where a zip goes to. */
export interface ZipTarget {
  /** As `pickZipFile` gave it. */
  readonly file: FileSystemFileHandle | null;
  readonly signal: AbortSignal;
}

/**
 * Writes a zip piece by piece into the file, or gathers it in a blob for a download where there is no file. Rejects with what the
 * stream fails with, with `AbortError`, and with the file system's own errors (disk full); nothing half-written stays behind.
 */
export async function writeZip(
  zip: ReadableStream<Uint8Array>,
  { file, signal }: ZipTarget,
): Promise<Blob | null> {
  if (file !== null) {
    await writeFile(file, zip, signal);
    return null;
  }
  const pieces = zip.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  // The browser moves a response's blob out of the page's memory as it grows.
  return new Response(pieces, { headers: { 'Content-Type': ZIP_TYPE } }).blob();
}
