import { afterEach, describe, expect, it, vi } from 'vitest';

import { pickZipFile, writeZip } from '@/reporting/zip/zip-target';

const NAME = 'Órdenes 2.zip';

/** A file on disk: what is written counts only when its stream is closed, as in browsers. */
function diskFile(content = '', room = Number.POSITIVE_INFINITY) {
  const disk = { content, isRemoved: false };
  const handle = {
    kind: 'file' as const,
    name: NAME,
    isSameEntry: () => Promise.resolve(false),
    getFile: () => Promise.resolve(new File([disk.content], NAME)),
    remove: () => {
      disk.isRemoved = true;
      return Promise.resolve();
    },
    createWritable: () => {
      let written = '';
      const stream = new WritableStream<Uint8Array>({
        write(chunk) {
          written += new TextDecoder().decode(chunk);
          if (written.length > room) throw new DOMException('disk full', 'QuotaExceededError');
        },
        close() {
          disk.content = written;
        },
      });
      const unused = () => Promise.reject(new Error('not part of a stream'));
      return Promise.resolve(
        Object.assign(stream, { seek: unused, truncate: unused, write: unused }),
      );
    },
  };
  return { disk, handle };
}

function streamOf(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  const left = pieces.values();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = left.next();
      if (done === true) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });
}

/** A stream that never ends by itself. */
function endlessStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      controller.enqueue(new Uint8Array(10));
    },
  });
}

const { signal } = new AbortController();

function stoppedSoon(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort();
  }, 20);
  return controller.signal;
}

it('writes into the file that the user chose, or gathers a blob where there is none', async () => {
  const { disk, handle } = diskFile('', 100);
  expect(await writeZip(streamOf('one ', 'two'), { file: handle, signal })).toBeNull();
  expect(disk).toEqual({ content: 'one two', isRemoved: false });
  const blob = await writeZip(streamOf('one ', 'two'), { file: null, signal });
  expect([blob?.type, await blob?.text()]).toEqual(['application/zip', 'one two']);
});

it.each<[string, ReturnType<typeof diskFile> | null]>([
  ['a file', diskFile()],
  ['a blob', null],
])('stops at any moment while it writes %s', async (_case, made) => {
  const target = { file: made?.handle ?? null, signal: stoppedSoon() };
  await expect(writeZip(endlessStream(), target)).rejects.toMatchObject({ name: 'AbortError' });
  expect(made?.disk.isRemoved ?? true).toBe(true);
});

it('says that the disk is full, leaves no half of a zip behind, and an older file as it was', async () => {
  for (const content of ['', 'the zip of last month']) {
    const { disk, handle } = diskFile(content, 4);
    const written = writeZip(streamOf('one ', 'two'), { file: handle, signal });
    await expect(written).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(disk).toEqual({ content, isRemoved: content === '' });
  }
});

describe('pickZipFile', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('leaves it to a download where the browser has no such question or forbids it in a frame; a closed question is told', async () => {
    const failing = (name: string) => ({
      showSaveFilePicker: () => Promise.reject(new DOMException('', name)),
    });
    for (const browser of [{}, failing('SecurityError')]) {
      vi.stubGlobal('window', browser);
      expect(await pickZipFile(NAME)).toBeNull();
    }
    vi.stubGlobal('window', failing('AbortError'));
    await expect(pickZipFile(NAME)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
