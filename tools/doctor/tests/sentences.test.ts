// Everything that the doctor can say, once, as an administrator would read it: .data/doctor-sentences.txt.
import { mkdirSync, writeFileSync } from 'node:fs';

import { CONTRACT, deviationsOf } from '@doctor/contract/contract-document';
import { DOCTOR_PROGRAM } from '@doctor/programs';
import {
  paperWord,
  says,
  todo,
  usageSentence,
  WORDS,
  type Code,
  type PaperWord,
  type UsageProblem,
} from '@doctor/report/words';
import { help } from '@doctor/run-command';
import { expect, it } from 'vitest';

import { LANGUAGE_CODES } from '@/domain/base/language';

/** What stands in the braces. */
const VALUES = {
  ...{ count: 3, days: 12, status: 404, got: 500, wanted: 200, codes: '5' },
  ...{
    host: 'login.example',
    origin: 'https://resultados.example',
    origins: 'https://lis.example',
  },
  ...{ method: 'POST', path: '/mail', title: 'Mail server', key: 'mailUrl', meant: 'serviceUrl' },
  ...{
    word: 'JWT',
    source: 'searchOrders',
    places: '/  /assets/',
    files: 'assets/a.js, index.html',
  },
  ...{ sources: "'self' https://lis.example", subject: 'https://resultados.example' },
  ...{ names: 'GET /usertypes, POST /orderheader', date: '20/11/2026', gaps: 2, stops: 1 },
  ...{ passed: 30, all: 34, failed: 1, untried: 3 },
};
const WANTED = [
  ...['required', 'no body', 'null', 'string', 'integer', 'number', 'boolean', 'array', 'object'],
  ...['pattern', 'format', 'additionalProperties', 'anyOf', 'oneOf'],
  ...['minimum 1', 'maximum 1', 'minItems 1', 'maxItems 1'],
];
const DEVIATIONS = [
  { field: '[].name', wanted: 'string', got: 'integer', more: '' },
  { field: '(…)', wanted: 'array | 2', got: 'other', more: '[].id, [].code' },
  { field: 'status', wanted: '200 | 204 | 400', got: '201', more: '' },
  { field: 'content-type', wanted: 'application/json', got: 'text/html', more: '' },
  ...WANTED.map((wanted) => ({ field: 'data', wanted, got: 'absent', more: '' })),
];

const codes = Object.keys(WORDS.es.findings) as readonly Code[];
const papers = Object.keys(WORDS.es.paper) as readonly PaperWord[];

it('each sentence is one that an administrator can read', () => {
  const lines = LANGUAGE_CODES.flatMap((language) => [
    ...codes.flatMap((code) => {
      const isOfField = code === 'deviates' || code === 'unread';
      const samples = isOfField ? DEVIATIONS : [VALUES];
      return samples.map((values) => {
        const advice = todo(language, code, VALUES);
        return `${code}: ${says(language, code, values)}${advice === '' ? '' : `\n    → ${advice}`}`;
      });
    }),
    ...papers.map((word) => `${word}: ${paperWord(language, word, VALUES)}`),
    ...(Object.keys(WORDS.es.usage) as readonly UsageProblem[]).map((problem) =>
      usageSentence(language, problem, { detail: '--out', usage: DOCTOR_PROGRAM.usage }),
    ),
    help(DOCTOR_PROGRAM, language),
  ]);
  mkdirSync('.data', { recursive: true });
  writeFileSync('.data/doctor-sentences.txt', lines.join('\n'));
  const sentences = lines.join('\n').split('\n');
  expect(sentences.length).toBeGreaterThan(300);
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(
      /\{\w|undefined|\[object|enum|esperado|llegó|pattern|(?:one|any)Of|Items|additionalProp/,
    );
    expect(sentence.replace(/^[a-zA-Z]+: /, '').length, sentence).toBeLessThanOrEqual(300);
  }
});

it.each([
  [
    'listReportTemplates',
    { body: '"x"' },
    'en la respuesta debe haber una lista o 2 (se recibió: otro valor)',
  ],
  [
    'listReportTemplates',
    { body: '[{"name":5}]' },
    'en el campo [].name debe haber un texto (se recibió: un número entero)',
  ],
  [
    'mergePdf',
    { body: '7' },
    'en la respuesta debe haber un texto o un objeto (se recibió: un número entero)',
  ],
  [
    'mergePdf',
    { body: '7', status: 201 },
    'en el estado debe haber 200, 204, 400 o 500 (se recibió: 201)',
  ],
])('of %s what is not the contract’s is told in plain words', (name, answer, words) => {
  const call = CONTRACT.get(name) ?? { answers: new Map() };
  const wire = { status: 200, contentType: 'application/json', ...answer };
  const [deviation] = deviationsOf(call, wire);
  expect(says('es', 'unread', { ...deviation, more: '' })).toBe(`no se puede leer: ${words}`);
});
