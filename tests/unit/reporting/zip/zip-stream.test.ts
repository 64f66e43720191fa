import { expect, it } from 'vitest';

import { zipStream, type ZipEntry } from '@/reporting/zip/zip-stream';
import { hasProgram, readWithProgram, readZip } from '@tests/support/files/zip';

const NOW = Date.UTC(2026, 10, 20, 15);
const NAMES = ['Ñandú-Ávila_202611200007.pdf', '202611200008_王小明.pdf', 'Resumen.xlsx'];

function contentOf(name: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`content of ${name}`.repeat(50));
}

function* entriesOf(names: readonly string[]): Generator<ZipEntry> {
  for (const [at, name] of names.entries()) {
    const bytes = contentOf(name);
    yield { name, bytes: at % 2 === 0 ? bytes : new Blob([bytes]), lastModified: NOW };
  }
}

async function zipOf(entries: Iterable<ZipEntry>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(zipStream(entries)).arrayBuffer());
}

const PYTHON = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps([[f.filename, bool(f.flag_bits & 0x800), f.compress_type, archive.read(f).decode()] for f in archive.infolist()]))
`;

it('stores every file as it is, in order, with names marked as UTF-8', async () => {
  const archive = await zipOf(entriesOf(NAMES));
  const files = await readZip(archive);
  expect(files).toEqual(NAMES.map((name) => ({ name, bytes: contentOf(name) })));
  // Repeated as they are, the contents would shrink to nothing.
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(archive.length).toBeGreaterThan(size);
  expect(await readZip(await zipOf(entriesOf([])))).toEqual([]);
});

it.skipIf(!hasProgram('unzip') || !hasProgram('python3'))(
  'opens in unzip and in Python',
  async () => {
    const file = { name: 'Órdenes 2.zip', bytes: await zipOf(entriesOf(NAMES)) };
    const listed = await readWithProgram('unzip', (path) => ['-Z1', path], file);
    expect(listed).toBe(`${NAMES.join('\n')}\n`);
    expect(await readWithProgram('unzip', (path) => ['-tqq', path], file)).toBe('');
    const printed = await readWithProgram('python3', (path) => ['-c', PYTHON, path], file);
    expect(JSON.parse(printed)).toEqual(
      NAMES.map((name) => [name, true, 0, new TextDecoder().decode(contentOf(name))]),
    );
  },
);

it('asks for a file only when its reader takes it, so that one is held at a time', async () => {
  let made = 0;
  function* many(): Generator<ZipEntry> {
    for (; made < 200; made += 1) {
      yield { name: `${made}.pdf`, bytes: new Uint8Array(120_000), lastModified: NOW };
    }
  }
  const reader = zipStream(many()).getReader();
  let read = 0;
  let mostAhead = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.byteLength;
    mostAhead = Math.max(mostAhead, made * 120_000 - read);
  }
  expect(made).toBe(200);
  expect(read).toBeGreaterThan(24_000_000);
  expect(mostAhead).toBeLessThan(1_000_000);
});

it('fails with what its files fail with', async () => {
  function* failing(): Generator<ZipEntry> {
    yield* entriesOf(['1.pdf']);
    throw new RangeError('broken');
  }
  await expect(zipOf(failing())).rejects.toThrow('broken');
});
