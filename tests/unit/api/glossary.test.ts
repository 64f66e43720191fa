import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

import { checkGlossary, getGlossary } from '@/api/glossary/get-glossary';
import { glossaryReader } from '@/api/glossary/glossary-reader';
import { UNREADABLE } from '@/lib/wire/readers';
import { fuzzed, randomOf } from '@tests/unit/lib/fuzzed';
import { runs } from '@tests/support/environment/runs';

import { network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

portalPerTest();

const ENTRY = { codes: ['1'], names: ['sodio'], what: 'Es una sal.' };
const FILE = { version: 1, tests: [ENTRY] };

function serve(body: string | object, status = 200): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  network.use(http.get(`${PORTAL}/glossary/es.json`, () => new HttpResponse(text, { status })));
}

describe('the file', () => {
  it('is read entry by entry; what cannot be read costs no other one', async () => {
    serve({
      ...FILE,
      reviewer: ' Dra. Ruiz ',
      reviewed: '01/11/2026',
      more: { text: 'Más', url: 'https://medlineplus.gov/' },
      tests: [
        ENTRY,
        { ...ENTRY, codes: [1002, 'B'], names: [], high: '<b>alto</b>', low: null },
        ...[null, 'x', {}, { ...ENTRY, what: ' ' }, { ...ENTRY, codes: 'x' }],
        ...[
          { ...ENTRY, codes: [] },
          { ...ENTRY, names: [{}] },
        ],
      ],
    });
    const read = await getGlossary('es');
    expect(read).toMatchObject({
      reviewer: 'Dra. Ruiz',
      reviewed: '01/11/2026',
      more: { text: 'Más', url: 'https://medlineplus.gov/' },
      unreadable: 7,
    });
    expect(read?.entries).toEqual([
      { why: '', high: '', low: '', positive: '', influences: '', ...ENTRY },
      {
        ...{ codes: ['1002', 'B'], names: [], what: 'Es una sal.', why: '' },
        ...{ high: '<b>alto</b>', low: '', positive: '', influences: '' },
      },
    ]);
  });

  it.each([
    ['a page that cannot be linked', { ...FILE, more: { url: 'https://x.test' } }],
    ['a page that is none', { ...FILE, more: 'https://x.test' }],
    [
      'an explanation yet, behind a byte order mark',
      `\ufeff${JSON.stringify({ ...FILE, tests: [] })}`,
    ],
  ])('is read without %s', async (_what, file) => {
    serve(file);
    expect(await getGlossary('es')).toMatchObject({ more: null, unreadable: 0 });
  });

  it.each([
    ['is not there', '', 404],
    ['is the start page of its host', '<!doctype html><title>Portal</title>', 200],
  ])('may be missing: it %s', async (_how, body, status) => {
    serve(body, status);
    expect(await getGlossary('es')).toBeNull();
    await expect(checkGlossary('es')).resolves.toBeUndefined();
  });

  it.each([
    ['cut short', '{"version": 1, "tests": [', 'JSON'],
    ['of another form', { version: 2, tests: [ENTRY] }, 'version: 1, tests'],
    ['without tests', { version: 1 }, 'version: 1, tests'],
    ['of which nothing can be read', { version: 1, tests: [1, 2] }, 'version: 1, tests'],
    ['a list', [ENTRY], 'version: 1, tests'],
    ['beyond a megabyte', { ...FILE, reviewer: 'x'.repeat(1_000_000) }, '≤ 1000000 bytes'],
  ])('is refused where it is %s', async (_how, body, detail) => {
    serve(body);
    const wrong = { problem: 'invalid', file: 'glossary/es.json', detail };
    await expect(getGlossary('es')).rejects.toMatchObject(wrong);
    await expect(checkGlossary('es')).rejects.toMatchObject(wrong);
  });

  it('says nothing about itself where its host fails', async () => {
    serve('', 503);
    await expect(getGlossary('es')).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('is told to administrators where entries are lost', async () => {
    serve({ ...FILE, tests: [ENTRY, { ...ENTRY, names: ['otro'] }, {}] });
    await expect(checkGlossary('es')).rejects.toMatchObject({
      problem: 'invalid',
      file: 'glossary/es.json',
      detail: 'tests: 1 ?; codes: 2 × 1',
    });
    serve(FILE);
    await expect(checkGlossary('es')).resolves.toBeUndefined();
  });
});

it('a damaged file is read or refused, and every entry is accounted for', () => {
  const whole = {
    ...FILE,
    more: { text: 'Más', url: 'https://x.test' },
    tests: Array.from({ length: 5 }, (_, at) => ({ ...ENTRY, codes: [String(at)], high: 'x' })),
  };
  for (let seed = 0; seed < runs(50, 2_000); seed += 1) {
    const file = fuzzed(whole, randomOf(seed));
    const read = glossaryReader(file);
    if (read === UNREADABLE) continue;
    for (const { codes, names, what } of read.entries) {
      expect(codes.length).toBeGreaterThan(0);
      expect([...codes, ...names, what].every((text) => text.trim() !== '')).toBe(true);
    }
  }
});
