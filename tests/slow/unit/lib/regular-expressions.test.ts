import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import ts from 'typescript';
import { expect, it } from 'vitest';

import { commentParagraphs } from '@/domain/results/comments/comment-text';

const TRIES = 3;

/** Milliseconds of the processor, not of the wall: a busy machine makes this process wait in between. */
function milliseconds(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The collector of garbage and the compiler may come in between; the least of some tries is the work's own. */
function leastMilliseconds(work: () => unknown): number {
  return Math.min(...Array.from({ length: TRIES }, () => milliseconds(work)));
}

/** Characters of two texts of one kind, the second ten times as long as the first. */
const SHORT = 4_000;
const LONG = 40_000;
/** How many times as long the second may take: a linear pattern takes ten times, a quadratic one a hundred. */
const MOST_GROWTH = 35;
/** Milliseconds that say nothing: nothing of this length takes less by growing too fast. */
const NOISE = 20;
/** What ends nothing and begins nothing, so that the pattern has to give up at the very end. */
const MISFIT = '\u0000';

type Pattern = readonly [place: string, pattern: RegExp];

function patternsIn(path: string): readonly Pattern[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const [, body = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      found.push([`${path}:${line + 1} ${node.text}`, new RegExp(body, flags)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^extensions.*\btests\b/.test(name))
  .map((name) => join('src', name));
const patterns = files.flatMap(patternsIn);

/** A text of any length: its start, and what is repeated after it. */
type Attack = readonly [start: string, unit: string];

function filled([start, unit]: Attack, length: number): string {
  const times = Math.ceil((length - start.length) / unit.length);
  return `${start}${unit.repeat(times)}${MISFIT}`;
}

/** Every part of a text repeated where it stands. */
function pumped(sample: string): readonly Attack[] {
  const ends = Array.from({ length: Math.min(sample.length, 8) }, (_, at) => at + 1);
  return ends.flatMap((end) =>
    [end - 1, end - 2, end - 3, 0]
      .filter((start, at, starts) => start >= 0 && starts.indexOf(start) === at)
      .map((start): Attack => [sample.slice(0, start), sample.slice(start, end)]),
  );
}

/** Texts that the pattern matches; none where fast-check cannot make them. */
function samplesOf(pattern: RegExp): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(pattern), { numRuns: 4, seed: 4 });
  } catch {
    return [];
  }
}

function attacks(pattern: RegExp): readonly Attack[] {
  const literal = pattern.source.replaceAll(/\\[a-z]|[()[\]{}?*+|^$\\]/gi, '');
  const own = [...new Set(Array.from(literal))];
  const units = [...new Set([...Array.from(' \t\n0a.-/<"=|&é'), ...own])].slice(0, 30);
  const pairs = own.slice(0, 5).flatMap((one) => own.slice(0, 5).map((other) => one + other));
  return [
    ...[...units, ...pairs].map((unit): Attack => ['', unit]),
    ...samplesOf(pattern).flatMap(pumped),
  ];
}

/** Judged by growth, never by a clock: a slow machine is slow with both texts. */
function isSlow(attack: Attack, work: (text: string) => unknown): boolean {
  const [short, long] = [filled(attack, SHORT), filled(attack, LONG)];
  if (milliseconds(() => work(long)) <= NOISE) return false;
  const after = leastMilliseconds(() => work(long));
  return after > NOISE && after > leastMilliseconds(() => work(short)) * MOST_GROWTH;
}

it('the measure finds a pattern that is slower than linear', () => {
  expect(isSlow(['', ' '], (text) => text.replace(/\s+$/, ''))).toBe(true);
  expect(isSlow(['', ' '], (text) => text.replace(/\s/, ''))).toBe(false);
});

it('no pattern is slower than linear', () => {
  const slow = patterns.filter(([, pattern]) =>
    attacks(pattern).some((one) => isSlow(one, (text) => text.replace(pattern, ''))),
  );
  expect(slow.map(([place]) => place)).toEqual([]);
});

const begun = ['<', '<p', '<p ', '<p a', '<p a=', '<p a="', '<p a=x', '<a ', '<a b="" ', '</'];
const inside = [
  ' a=x',
  ' a="x"',
  " a='",
  ' ',
  '\t',
  'a',
  '=',
  '"',
  '\n',
  '&nbsp;',
  '<br',
  '<b a=b',
];

it.each<Attack>([
  ...begun.map((unit): Attack => ['', unit]),
  ...inside.map((unit): Attack => ['<li', unit]),
])('comments are read in linear time starting with %j, going on with %j', (start, unit) => {
  expect(isSlow([start, unit], commentParagraphs)).toBe(false);
});
