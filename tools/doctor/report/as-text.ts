import type { Language } from '@/domain/base/language';

import { addressOf, CONTRACT } from '../contract/contract-document';
import type { Examination } from '../examine';
import { GROUPS, exitCode, type Finding, type State } from '../findings';
import { adviceOf } from './advice';
import { isCallName } from '../calls/portal-calls';
import { paperWord, says, todo } from './words';

/** What a report is about. */
export interface Heading {
  readonly subject: string;
  /** As it is to be printed. */
  readonly date: string;
  readonly language: Language;
}

const WIDTH = 100;
const LONGEST_NAME = 48;
const MARKS: Readonly<Record<State, string>> = {
  ok: '✓',
  note: '·',
  gap: '!',
  stop: '✗',
  skipped: '–',
};

/** Lines of words, none wider than `width` unless a word is. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Lines that say the same become one: leave that is given, and calls that nobody tried. */
function folded(findings: readonly Finding[], language: Language): readonly Finding[] {
  const isLeave = ({ group, state, name }: Finding) =>
    group === 'cors' && state === 'ok' && CONTRACT.has(name);
  const alike = new Map<string, readonly Finding[]>();
  for (const [at, finding] of findings.entries()) {
    const { state, code, values } = finding;
    const said = state === 'skipped' ? says(language, code, values) : String(at);
    const key = isLeave(finding) ? 'leave' : said;
    alike.set(key, [...(alike.get(key) ?? []), finding]);
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const names = [first, ...others].map(({ name }) => name);
    if (!isLeave(first)) return { ...first, name: names.join(', ') };
    const name = paperWord(language, 'callCount', { count: names.length });
    return { ...first, name, code: 'cors-all' };
  });
}

function table(every: readonly Finding[], language: Language): readonly string[] {
  const findings = folded(every, language);
  const lengths = findings.map(({ name }) => name.length);
  const column = Math.max(0, ...lengths.filter((length) => length <= LONGEST_NAME));
  const indent = ' '.repeat(column + 6);
  return findings.flatMap(({ name, state, code, values }) => {
    const isBad = state === 'gap' || state === 'stop';
    const advice = isBad ? todo(language, code, values) : '';
    const [first = '', ...rest] = [
      ...wrapped(says(language, code, values), WIDTH - indent.length),
      ...(isBad && CONTRACT.has(name) ? [addressOf(name)] : []),
      ...(advice === '' ? [] : wrapped(`→ ${advice}`, WIDTH - indent.length)),
    ];
    const [top = '', ...more] = wrapped(name, WIDTH - 4);
    const head = `  ${MARKS[state]} ${top}`;
    const start =
      name.length <= column
        ? [`${head.padEnd(indent.length)}${first}`]
        : [head, ...more.map((line) => `    ${line}`), indent + first];
    return [...start, ...rest.map((line) => indent + line)];
  });
}

/** Counts of the 34 calls those that keep the contract, those that do not, and those that nobody tried. */
export function scoreOf(findings: readonly Finding[]): Readonly<Record<string, number>> {
  const calls = findings.filter(({ group, name }) => group === 'calls' && isCallName(name));
  const countOf = (...states: readonly State[]) =>
    calls.filter(({ state }) => states.includes(state)).length;
  return {
    passed: countOf('ok', 'note'),
    failed: countOf('gap', 'stop'),
    untried: countOf('skipped'),
    all: calls.length,
  };
}

/** In one line what the tables come to. */
export function verdictOf(findings: readonly Finding[], language: Language): string {
  const count = (wanted: State) => findings.filter(({ state }) => state === wanted).length;
  const word = (['works', 'gaps', 'stops'] as const)[exitCode(findings)];
  return paperWord(language, word, { gaps: count('gap'), stops: count('stop') });
}

/** The report for a terminal and a mail: a table for each group, then advice, score and verdict. */
export function asText(examination: Examination, { subject, date, language }: Heading): string {
  const { findings } = examination;
  const tables = GROUPS.flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    return own.length === 0 ? [] : ['', paperWord(language, group), ...table(own, language)];
  });
  const advice = adviceOf(examination, language);
  const score = scoreOf(findings);
  return [
    paperWord(language, 'title', { subject, date }),
    ...tables,
    ...(advice.length === 0 ? [] : ['', paperWord(language, 'advice')]),
    ...advice.flatMap(({ heading, lines }) => [
      ...wrapped(heading, WIDTH - 2).map((line) => `  ${line}`),
      ...lines.flatMap((line) => wrapped(line, WIDTH - 6)).map((line) => `      ${line}`),
    ]),
    '',
    ...(score['all'] === 0 ? [] : [paperWord(language, 'score', score)]),
    verdictOf(findings, language),
    paperWord(language, 'private'),
    '',
  ].join('\n');
}
