import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

const PAPERS = execFileSync('git', ['ls-files', '-z', '*.md'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(path));
const ENDINGS = ['.test.ts', '.test.tsx', '.alone.test.ts', '.alone.test.tsx', '.spec.ts'];

/** The headings of a paper as addresses, as the pages that show Markdown make them. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/[*`]/g, '')
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Links of a paper to files that are not there, or to headings that they do not have. */
function deadLinks(text: string, path: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', heading = ''] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(target)) return link;
    return heading === '' || anchorsOf(readFileSync(target, 'utf8')).includes(heading) ? [] : link;
  });
}

/** Tests that a paper names and that are not there. */
function lostTests(text: string): readonly string[] {
  return [...text.matchAll(/`((?:unit|flows|e2e|slow)\/[^`]+)`/g)]
    .map(([, name = '']) => join('tests', name))
    .filter((path) => !ENDINGS.some((ending) => existsSync(path + ending)));
}

it('papers link to files and headings that are there', () => {
  for (const path of PAPERS) expect(deadLinks(readFileSync(path, 'utf8'), path), path).toEqual([]);
  expect(deadLinks('[a](nowhere.md) [b](#nowhere)', 'README.md')).toHaveLength(2);
});

it('every promise names tests that are there', () => {
  const [, promises = ''] = readFileSync('SECURITY.md', 'utf8').split(
    /\n## (?:Promises|What only)/,
  );
  for (const line of promises.match(/^- .+$/gm) ?? []) expect(line).toMatch(/: `[^`]+`/);
  expect(lostTests(promises)).toEqual([]);
  expect(lostTests('`unit/nowhere`')).toHaveLength(1);
});
