import { readFileSync } from 'node:fs';

import type { Reply } from '@doctor/network/network';
import { WORDS } from '@doctor/report/words';

import { FILE } from './installation';

function valuesIn(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(valuesIn);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** All texts and numbers of an answer, what is inside its base64 among them, but those that say next to nothing. */
export function told({ bytes }: Reply): readonly string[] {
  const outer = valuesIn(parsed(new TextDecoder().decode(bytes)));
  const inner = outer
    .filter((value) => /^[\w+/]{8,}=*$/.test(value))
    .flatMap((value) => valuesIn(parsed(Buffer.from(value, 'base64').toString('utf8'))));
  const innermost = inner.map((value) => Buffer.from(value, 'base64').toString('utf8'));
  return [...outer, ...inner, ...innermost].filter((value) => value.trim().length > 3);
}

/** What the doctor may say of itself: its words, the contract's names and the addresses of the installation. */
const OWN_WORDS = [
  JSON.stringify([WORDS, FILE, '/dashboard', 'FiltroRangoFechas']),
  readFileSync('demo-lis/contract/lis-api.openapi.yaml', 'utf8'),
  readFileSync('src/domain/configuration/keys.ts', 'utf8'),
].join('\n');

/** The values that a paper holds and that are no words of the doctor's own. */
export const leaksIn = (paper: string, values: Iterable<string>) =>
  [...values].filter((value) => paper.includes(value) && !OWN_WORDS.includes(value));
