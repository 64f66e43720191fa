import { describe, expect, it } from 'vitest';

import { isClean, readFindings } from '@/features/configuration/setup/read-findings';

const encoded = (text: string) => new TextEncoder().encode(text);
const fileOf = (value: unknown) => encoded(JSON.stringify(value));

const LINES = [
  { group: 'calls', name: 'getAreas', state: 'ok', code: 'ok', says: 'bien', todo: '' },
  { group: 'cors', name: 'https://lis', state: 'gap', code: 'cors', says: 'no', todo: 'Haga algo' },
  { group: 'host', name: 'CSP', state: 'stop', code: 'no-csp', says: 'falta', todo: 'Póngala' },
];

const namesIn = (bytes: Uint8Array) => {
  const file = readFindings(bytes);
  return file.kind === 'read' ? file.findings.map(({ name }) => name) : file.kind;
};

it('a list or one under its name is read, the worst first, in windows-1252 or behind a byte order mark as well', () => {
  const [line] = LINES;
  const worstFirst = ['CSP', 'https://lis', 'getAreas'];
  expect(namesIn(fileOf(LINES))).toEqual(worstFirst);
  expect(namesIn(fileOf({ findings: LINES, origin: 'https://portal' }))).toEqual(worstFirst);
  expect(namesIn(encoded(`\uFEFF${JSON.stringify(LINES)}`))).toEqual(worstFirst);
  const latin = Buffer.from(JSON.stringify([{ ...line, says: 'está' }]), 'latin1');
  expect(readFindings(Uint8Array.from(latin))).toMatchObject({ findings: [{ says: 'está' }] });
});

describe('a file that is none is told', () => {
  it.each([
    ['empty', new Uint8Array()],
    ['large', new Uint8Array(2_000_001).fill(32)],
    ['no-json', encoded('bien: 12, mal: 3')],
    ['no-json', encoded(JSON.stringify(LINES).slice(0, -5))],
    ['no-findings', fileOf(null)],
    ['no-findings', fileOf('findings')],
    ['no-findings', fileOf({ name: 'portal', version: 1 })],
    ['no-findings', fileOf({ findings: 7 })],
    ['no-findings', fileOf([])],
    ['no-findings', fileOf([1, null, 'x'])],
    ['no-findings', fileOf([{ paper: 'LETTER' }])],
  ])('%s', (kind, bytes) => {
    expect(readFindings(bytes)).toEqual({ kind });
  });
});

it('lines that cannot be read are counted, and a state that nobody knows is not taken for a good one', () => {
  const counted = readFindings(fileOf({ findings: [...LINES, 7, null, {}] }));
  expect(counted).toMatchObject({ kind: 'read', unreadable: 3 });
  const file = readFindings(fileOf([{ name: 'x', state: 'fatal', code: 'new-code' }]));
  const findings = [{ name: 'x', state: 'unknown', says: 'new-code', todo: '' }];
  expect(file).toEqual({ kind: 'read', findings, unreadable: 0 });
  expect(file.kind === 'read' && isClean(file.findings)).toBe(false);
});

it('an installation with a gap or a stop is not as it should be', () => {
  const states = ['ok', 'note', 'skipped', 'gap', 'stop'] as const;
  const clean = states.filter((state) => isClean([{ name: '', state, says: '', todo: '' }]));
  expect(clean).toEqual(['ok', 'note', 'skipped']);
});
