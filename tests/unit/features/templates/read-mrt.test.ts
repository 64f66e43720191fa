import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { readMrt } from '@/features/templates/opening/read-mrt';
import { leastTemplate } from '@/reporting/template/least-template';
import { draftOf } from '@/reporting/template/template-draft';

const base = draftOf(leastTemplate());
const bytesOf = async (path: string) => new Uint8Array(await readFile(path));

describe('a .mrt opened in the editor', () => {
  it('lists what was added, and what was not taken by kind, number and names', async () => {
    const read = readMrt(await bytesOf('tests/support/fixtures/mrt/compacta.mrt'), base);
    if ('problem' in read) throw new Error(read.problem.kind);
    expect(read.leftOut).toContainEqual({ place: 'columns.flag', reason: 'added' });
    expect(read.leftOut).toContainEqual({
      place: 'A5',
      reason: 'foreign',
      part: { code: 'paper', count: 1 },
    });
    expect(read.draft).toMatchObject({ logo: { place: 'center' } });
  });

  it.each([
    ['a packed one', Uint8Array.of(0x1f, 0x8b, 8, 0), 'binary'],
    ['an encrypted one', new TextEncoder().encode('mrx00'), 'binary'],
    ['another file', new TextEncoder().encode('{}'), 'no-template'],
  ])('says why %s is none', (_, bytes, kind) => {
    expect(readMrt(bytes, base)).toMatchObject({ problem: { kind } });
  });
});
