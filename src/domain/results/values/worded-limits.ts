import { foldText } from '@/domain/base/fold-text';
import type { Limits } from '@/domain/results/test-result';

import { isContradictory, NO_LIMITS } from './limits';
import { readLimits, type LimitsEvidence } from './read-limits';

const NUMBER = '[+-]?\\d+(?:[.,]\\d+)?';

/** Words and signs before a limit that a value may reach or not; folded, longest first. */
const BEFORE = {
  'inclusive max': [
    'menor o igual (?:a|que)',
    'hasta',
    'maximo',
    'up to',
    'at most',
    '<=',
    '≤',
    '=<',
  ],
  'strict max': [
    'menor (?:de|a|que)',
    'inferior a',
    'menos de',
    'less than',
    'below',
    'under',
    '<',
  ],
  'inclusive min': [
    'mayor o igual (?:a|que)',
    'desde',
    'minimo',
    'at least',
    'from',
    '>=',
    '≥',
    '=>',
  ],
  'strict min': [
    'mayor (?:de|a|que)',
    'superior a',
    'mas de',
    'more than',
    'greater than',
    'above',
    'over',
    '>',
  ],
} as const;

type Side = keyof typeof BEFORE;

const ONE_SIDED = Object.entries(BEFORE).map(([side, words]) => ({
  side: side as Side,
  pattern: new RegExp(`^(?:${words.join('|')})\\s*(${NUMBER})$`),
}));
const RANGES = [
  new RegExp(`^(${NUMBER})\\s*(?:-|–|—|a|hasta|to)\\s*(${NUMBER})$`),
  new RegExp(`^de\\s+(${NUMBER})\\s+a\\s+(${NUMBER})$`),
  new RegExp(`^(?:entre|between)\\s+(${NUMBER})\\s+(?:y|and)\\s+(${NUMBER})$`),
];
const NOTHING = { min: '', max: '' };

/** The text as it is compared: folded, on one line, without the test's own unit and a full stop at its end. */
function comparedText(text: string, unit: string): string {
  const folded = foldText(text).replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '').trim();
  const foldedUnit = foldText(unit).replaceAll(/\s+/g, ' ').trim();
  const hasUnit = foldedUnit !== '' && folded.endsWith(foldedUnit);
  return hasUnit ? folded.slice(0, -foldedUnit.length).trim() : folded;
}

/**
 * The limits of a reference that is a text and reads wholly as one limit or one range of plain numbers ("<150", "Hasta 200",
 * "3,5 a 5,1", with or without the test's unit), as if they had been sent as numbers; none of every other text. Source:
 * docs/contract.md, limits in words.
 */
export function wordedLimits(text: string, unit: string, evidence: LimitsEvidence): Limits {
  const compared = comparedText(text, unit);
  for (const { side, pattern } of ONE_SIDED) {
    const end = pattern.exec(compared)?.[1];
    if (end === undefined) continue;
    const [words, name] = side.split(' ') as ['strict' | 'inclusive', 'min' | 'max'];
    const { min, max } = readLimits({ ...NOTHING, [name]: end }, evidence);
    return min === null && max === null ? NO_LIMITS : { min, max, words };
  }
  for (const pattern of RANGES) {
    const [, from, to] = pattern.exec(compared) ?? [];
    if (from === undefined || to === undefined) continue;
    const { min, max } = readLimits({ min: from, max: to }, evidence);
    const limits = { min, max, words: 'inclusive' } as const;
    return min === null || max === null || isContradictory(limits) ? NO_LIMITS : limits;
  }
  return NO_LIMITS;
}
