// The table of docs/promises.md and the tests know each other.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

/** The ids at the end of a title: the first argument of it, test, describe, or of what `each(…)` gives back. */
const TITLE_IDS =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\)|`)\(\s*['"`][^\n]*?\(([A-L]\d{1,2}(?:, [A-L]\d{1,2})*)\)['"`]/g;
/** A file of tests as docs/promises.md names it. */
const TEST_FILE = /`((?:unit|contract|flows|e2e|nightly)\/[\w/-]+)`/g;
const TEST_ENDINGS = ['.test.ts', '.test.tsx', '.spec.ts'];
/** They plant titles. */
const PLANTING = /`unit\/(?:docs|promises)`/;

/** Whether a row of the table names tests; those of papers plant titles too. */
function isByTests(proof: string): boolean {
  return proof.match(TEST_FILE) !== null && !PLANTING.test(proof);
}

/** Promises of the table that are kept by tests, and stand in no title. */
function unproved(table: string, tests: string): readonly string[] {
  const rows = [...table.matchAll(/^\| ([A-L]\d{1,2}) +\|[^|]*\|([^|]*)\| *(kept[^|]*)\|/gm)];
  return rows.flatMap(([, id = '', proof = '']) => {
    const title = new RegExp(
      String.raw`['"\`](?:[^\n]*\((?:\w+, )*${id}(?:, \w+)*\)['"\`]|${id}: )`,
    );
    return isByTests(proof) && !title.test(tests) ? id : [];
  });
}

/** Promises of the table with each file of tests that it names and that says nothing of them, in its head or a title. */
function unnamed(table: string, testsOf: (name: string) => string): readonly string[] {
  const rows = [...table.matchAll(/^\| ([A-L]\d{1,2}) +\|[^|]*\|([^|]*)\| *kept/gm)];
  return rows.flatMap(([, id = '', proof = '']) =>
    [...proof.matchAll(TEST_FILE)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(String.raw`\b${id}\b`).test(testsOf(name)))
      .map((name) => `${id} ${name}`),
  );
}

function promisesOfTitles(text: string): readonly string[] {
  return [...text.matchAll(TITLE_IDS)].flatMap(([, ids = '']) => ids.split(', '));
}

const table = readFileSync('docs/promises.md', 'utf8');
const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !PLANTING.test(`\`${name.split('.')[0]}\``))
  .map((name) => [name, readFileSync(`tests/${name}`, 'utf8')] as const);

describe('the table of promises', () => {
  it('has every promise that a title names', () => {
    const ids = [...table.matchAll(/^\| ([A-L]\d{1,2}) +\|/gm)].map(([, id = '']) => id);
    const unknown = tests.flatMap(([name, text]) =>
      promisesOfTitles(text)
        .filter((id) => !ids.includes(id))
        .map((id) => `${name}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has a title for every promise that tests keep (L6)', () => {
    expect(unproved(table, tests.map(([, text]) => text).join('\n'))).toEqual([]);
  });

  it('names files of tests that name the promise (L6)', () => {
    const others = table.replaceAll(new RegExp(PLANTING, 'g'), '');
    const textOf = (proof: string) =>
      tests.filter(([name]) => name.startsWith(`${proof}.`)).map(([, text]) => text);
    expect(unnamed(others, (proof) => textOf(proof).join('\n'))).toEqual([]);
  });

  it('names files of tests that are there (L6)', () => {
    const named = [...table.matchAll(TEST_FILE)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(100);
    const isThere = (name: string) =>
      TEST_ENDINGS.some((ending) => existsSync(`tests/${name}${ending}`));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('the search finds what is planted (L2)', () => {
  it('a promise that no title names', () => {
    const table = '| A1  | x | `unit/api/x` | kept |\n| A2  | x | `unit/api/x` | open |';
    expect(unproved(table, "it('never lies (A2, A12)', () =>")).toEqual(['A1']);
    expect(unproved(table, "it('never lies (A2, A1)', () =>")).toEqual([]);
    expect(unproved(table, "it('A1: never lies', () =>")).toEqual([]);
  });

  it('a file that proves a promise without naming it', () => {
    const table = '| A1  | x | `unit/api/x`, `unit/api/y` | kept |';
    const tests: Record<string, string> = { 'unit/api/x': '// Lies (A1).', 'unit/api/y': '(A12)' };
    expect(unnamed(table, (name) => tests[name] ?? '')).toEqual(['A1 unit/api/y']);
  });

  it('a promise of a title', () => {
    expect(promisesOfTitles("it('never lies (F1, Z9)', () =>")).toEqual([]);
    expect(promisesOfTitles("it('never lies (F1, K3)', () =>")).toEqual(['F1', 'K3']);
  });
});
