// References that are limits in words. Witness: docs/contract.md, Limits in words.
import { foldText } from '@/domain/base/fold-text';
import type { Limits } from '@/domain/results/test-result';

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

/** The text as it is compared: folded, on one line, without the test's own unit and a full stop at its end. */
function comparedText(text: string, unit: string): string {
  const folded = foldText(text).replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '').trim();
  const foldedUnit = foldText(unit).replaceAll(/\s+/g, ' ').trim();
  const hasUnit = foldedUnit !== '' && folded.endsWith(foldedUnit);
  return hasUnit ? folded.slice(0, -foldedUnit.length).trim() : folded;
}

/** The ends that words state, as they stand there. */
interface WordedEnds {
  readonly min: string;
  readonly max: string;
  readonly words: NonNullable<Limits['words']>;
}

/**
 * The ends of a reference that reads wholly as one limit or one range of numbers ("<150", "Hasta 200", "3,5 a 5,1", with or without
 * the test's unit); null for every other text.
 */
export function wordedEnds(text: string, unit: string): WordedEnds | null {
  const compared = comparedText(text, unit);
  for (const { side, pattern } of ONE_SIDED) {
    const end = pattern.exec(compared)?.[1];
    if (end === undefined) continue;
    const [words, name] = side.split(' ') as ['strict' | 'inclusive', 'min' | 'max'];
    return { min: '', max: '', [name]: end, words };
  }
  for (const pattern of RANGES) {
    const [, min, max] = pattern.exec(compared) ?? [];
    if (min !== undefined && max !== undefined) return { min, max, words: 'inclusive' };
  }
  return null;
}
