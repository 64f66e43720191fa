import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

/** What a section, a habit and a promise are called: `§2`, `§1.12`, `4.3`, `F10`. */
const ID = String.raw`(?:§?\d+(?:\.\d+)*|[A-L]\d{1,2})`;
/** A paper with the ids and terms cited of it: `docs/behaviour.md §2, 4.4`, `docs/quality.md, Budgets`. */
const CITATION = new RegExp(
  String.raw`docs/([\w-]+\.md)((?: ${ID}(?:, ${ID})*)?)((?:, "?[A-Z][^;():.,"\n]*"?)*)`,
  'g',
);
/** Papers that only those had who wrote the portal. */
const OUTSIDE = new RegExp(
  [
    String.raw`\b[Ss]pec(?:ification)?(?:\.md)? §\d`,
    String.raw`\b[Cc]ontract(?:/README\.md)?,? §\d`,
    String.raw`\bsafety\.md`,
    String.raw`(?<!docs/)\bbehaviour\.md [§\d]`,
    String.raw`\b(?:house|peers|words|dependencies|critique|beyond)\.md`,
    String.raw`\breport-study\b`,
    String.raw`\b[Ii]ssue \d`,
    String.raw`/work/(?:shared|notes)\b`,
  ].join('|'),
  'g',
);
const LINK = /\]\(([^)\s]+)\)/g;

/** They plant faults. */
const OWN = ['tests/unit/docs.test.ts', 'tests/unit/promises.test.ts'];
const PLACES = ['src', 'tests', 'demo-lis', '.config', '.ci', 'public', 'docs'];
const FILES = [
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'vite.config.ts',
  'index.html',
  '.size-limit.mjs',
  '.env.example',
];
const SOURCES = /\.(?:tsx?|m?js|css|html|conf|md|yaml)$|Caddyfile$|\/run$/;

interface Paper {
  readonly ids: ReadonlySet<string>;
  /** Headings and bold terms in lower case. */
  readonly terms: ReadonlySet<string>;
  /** Headings as addresses. */
  readonly anchors: ReadonlySet<string>;
}

type Papers = ReadonlyMap<string, Paper>;

function plain(heading: string): string {
  return heading.replaceAll(/[*`]/g, '').trim();
}

/** How a heading or a bold word is cited; decisions have their date before it. */
function termOf(heading: string): string {
  return plain(heading)
    .replace(/^[\d-]+ · /, '')
    .replace(/[.:]$/, '')
    .toLowerCase();
}

/** As the pages that show Markdown make it. */
function anchor(heading: string): string {
  return plain(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function readPaper(text: string): Paper {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const bold = [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, term = '']) => term);
  const rows = [...text.matchAll(/^\| ([A-L]\d{1,2}) +\|/gm)].map(([, id = '']) => id);
  const numbers = [...headings, ...bold].flatMap(
    (term) => /^§?\d+(?:\.\d+)*(?=[ .]|$)/.exec(term) ?? [],
  );
  return {
    ids: new Set([...rows, ...numbers]),
    terms: new Set([...headings, ...bold].map(termOf)),
    anchors: new Set(headings.map(anchor)),
  };
}

/** Comments as one text: a citation may go on in the next line. */
function joined(text: string): string {
  return text.replaceAll(/\n\s*(?:\*(?!\/)|\/\/|#(?!#))[ \t]/g, ' ');
}

function split(list: string): readonly string[] {
  return list.split(',').flatMap((part) => part.replaceAll('"', '').trim() || []);
}

/** Citations that lead nowhere. */
function dangling(text: string, papers: Papers): readonly string[] {
  return [...joined(text).matchAll(CITATION)].flatMap(
    ([whole, name = '', ids = '', terms = '']) => {
      const paper = papers.get(name);
      if (paper === undefined) return whole;
      const isThere =
        split(ids).every((id) => paper.ids.has(id)) &&
        split(terms).every((term) => paper.terms.has(term.toLowerCase()));
      return isThere ? [] : whole;
    },
  );
}

function outside(text: string): readonly string[] {
  return [...joined(text).matchAll(OUTSIDE)].map(([mention]) => mention);
}

/** Links of a paper to files that are not there, or to headings that they do not have. */
function deadLinks(text: string, path: string): readonly string[] {
  return [...text.matchAll(LINK)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', heading = ''] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(target)) return link;
    if (heading === '') return [];
    return readPaper(readFileSync(target, 'utf8')).anchors.has(heading) ? [] : link;
  });
}

/** The file, where it leaves end-to-end tests to the night and docs/quality.md has no row of it. */
function leftUnsaid(text: string, path: string): readonly string[] {
  const [, name] = /^tests\/e2e\/([\w-]+)\.spec\.ts$/.exec(path) ?? [];
  if (name === undefined || !/@night|\bsample\(/.test(text)) return [];
  return readFileSync('docs/quality.md', 'utf8').includes(`\n| \`${name}\``) ? [] : [name];
}

const paths = [
  ...PLACES.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(place, name).replaceAll('\\', '/'),
    ),
  ),
  ...FILES,
].filter(
  (path) =>
    !OWN.includes(path) && (SOURCES.test(path) || FILES.includes(path)) && statSync(path).isFile(),
);
const sources = paths.map((path) => [path, readFileSync(path, 'utf8')] as const);
const prose = sources.filter(([path]) => path.endsWith('.md'));
const papers: Papers = new Map(
  prose.map(([path, text]) => [path.replace(/^docs\//, ''), readPaper(text)] as const),
);

/** What a rule finds in every file, with its place. */
function everywhere(
  files: readonly (readonly [string, string])[],
  find: (text: string, path: string) => readonly string[],
): readonly string[] {
  return files.flatMap(([path, text]) => find(text, path).map((found) => `${path}: ${found}`));
}

describe('the papers of the repository', () => {
  it('hold what code, tests and papers cite', () => {
    expect(everywhere(sources, (text) => dangling(text, papers))).toEqual([]);
  });

  it('are the only ones that are cited', () => {
    expect(everywhere(sources, outside)).toEqual([]);
  });

  it('link to files and headings that are there', () => {
    expect(everywhere(prose, deadLinks)).toEqual([]);
  });

  it('name each file that leaves end-to-end tests to the night', () => {
    expect(everywhere(sources, leftUnsaid)).toEqual([]);
  });
});

describe('the search finds what is planted (L2)', () => {
  it.each([
    ['a paper that is not there', '// As docs/nowhere.md says.', 'docs/nowhere.md'],
    [
      'a section that is not there',
      '/** (docs/behaviour.md §2, §99). */',
      'docs/behaviour.md §2, §99',
    ],
    ['a promise that is not there', '(docs/promises.md F1, L99)', 'docs/promises.md F1, L99'],
    ['a term that is not there', '(docs/quality.md, Nonsense)', 'docs/quality.md, Nonsense'],
    ['one on two lines', '// (docs/contract.md\n// §9.9)', 'docs/contract.md §9.9'],
  ])('%s', (_case, text, found) => {
    expect(dangling(text, papers)).toEqual([found]);
  });

  it.each([
    '(docs/behaviour.md §2, Login screen; docs/promises.md B12)',
    '// (docs/promises.md F1, F6, F9). The same in a worker.',
    '(docs/contract.md §1.12, §2)',
    '(docs/behaviour.md 4.3, 4.4)',
    '(docs/quality.md, "What outlives a test")',
    '(docs/decisions.md, "Normal is earned")',
    '(docs/behaviour.md §9: 50–400 %)',
  ])('and leaves alone: %s', (text) => {
    expect([...dangling(text, papers), ...outside(text)]).toEqual([]);
  });

  it.each([
    ['(spec §2, Top bar)', 'spec §2'],
    ['(contract §1.2)', 'contract §1'],
    ['(safety.md F1)', 'safety.md'],
    ['(behaviour.md 4.3)', 'behaviour.md 4'],
    ['(house.md c.1)', 'house.md'],
    ['(report-study, §6)', 'report-study'],
    ['(issue 7, point 3)', 'issue 7'],
    ['see /work/shared', '/work/shared'],
    ['// (spec\n// §2)', 'spec §2'],
  ])('a paper outside: %s', (text, found) => {
    expect(outside(text)).toEqual([found]);
  });

  it('a dead link and a dead heading', () => {
    const text =
      '[a](nowhere.md) [b](promises.md#nowhere) [c](promises.md#parsing) [d](#here)\n# Here';
    expect(deadLinks(text, 'docs/quality.md')).toEqual([
      'nowhere.md',
      'promises.md#nowhere',
      '#here',
    ]);
  });

  it.each(["test('at last @night', () =>", 'for (const one of sample(ALL, 1)) {'])(
    'a file that leaves something to the night and is not named: %s',
    (text) => {
      expect(leftUnsaid(text, 'tests/e2e/nowhere.spec.ts')).toEqual(['nowhere']);
      expect(leftUnsaid(text, 'tests/e2e/viewer.spec.ts')).toEqual([]);
    },
  );
});
