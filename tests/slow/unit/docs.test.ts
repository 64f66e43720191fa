import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

const PAPERS = [
  ...['README.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

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

it('README and docs link to files and headings that are there', () => {
  for (const path of PAPERS) expect(deadLinks(readFileSync(path, 'utf8'), path), path).toEqual([]);
  expect(deadLinks('[a](nowhere.md) [b](#nowhere)', 'README.md')).toHaveLength(2);
});
