import { readFileSync } from 'node:fs';

import { readAnswers } from '../hosts.mjs';
import { PROXIES } from '../headers.mjs';

/** The file of answers to begin with. */
export const SAMPLE = readFileSync('tools/hosting/answers.txt', 'utf8');
/** What a laboratory answers that changes lines of the sample. */
export const answersOf = (lines: Readonly<Record<string, string>> = {}) =>
  readAnswers(
    `${SAMPLE}\n${Object.entries(lines)
      .map((line) => line.join('='))
      .join('\n')}`,
  );
export const EVERY_SERVER = Object.fromEntries(
  PROXIES.map(({ name, path }) => [name, `https://127.0.0.1:8443${path}`]),
);
