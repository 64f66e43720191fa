import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** The headings of a paper as addresses, as the pages that show Markdown make them. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
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
    return heading === '' || anchorsOf(read(target)).includes(heading) ? [] : link;
  });
}

/** Tests that a paper names and that are not there. */
function lostTests(text: string): readonly string[] {
  const isThere = (name: string) =>
    ['.test.ts', '.test.tsx', '.spec.ts'].some((ending) => existsSync(`${name}${ending}`));
  const named = text.matchAll(/`((?:unit|flows|e2e|slow|tools\/\w+\/tests)\/[^`]+)`/g);
  return [...named].flatMap(([, name = '']) =>
    isThere(`tests/${name}`) || isThere(name) ? [] : name,
  );
}

it('papers lead to files, headings and tests that are there', () => {
  const papers = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  for (const path of papers.filter(existsSync))
    expect(deadLinks(read(path), path), path).toEqual([]);
  expect(deadLinks('[a](nowhere.md) [b](#nowhere)', 'README.md')).toHaveLength(2);
  expect(lostTests(`${read('SECURITY.md')} \`unit/nowhere\``)).toEqual(['unit/nowhere']);
});
