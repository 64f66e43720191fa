import { foldText } from '@/domain/base/fold-text';
import type { ResultMark } from '@/domain/results/marks/pathology-mark';
import type { TestResult } from '@/domain/results/test-result';

/** A page outside the portal that says more. */
export interface OutsidePage {
  readonly text: string;
  /** https. */
  readonly url: string;
}

/** What is said of a test in plain words; an absent text is empty. */
export interface GlossaryEntry {
  /** The laboratory's codes of it, compared as texts. */
  readonly codes: readonly string[];
  /** What it is called, the name for readers first. Empty: the code alone says which test it is. */
  readonly names: readonly string[];
  readonly what: string;
  readonly why: string;
  readonly high: string;
  readonly low: string;
  /** For results in words: what is found, or looks otherwise than usual. */
  readonly positive: string;
  readonly influences: string;
}

/** The laboratory's explanations of its tests, in one language. */
export interface Glossary {
  /** Who answers for the texts; empty while no physician has read them. */
  readonly reviewer: string;
  /** The day of it, as the laboratory wrote it. */
  readonly reviewed: string;
  readonly more: OutsidePage | null;
  readonly entries: readonly GlossaryEntry[];
  /** How many entries could not be read. */
  readonly unreadable: number;
}

/** The paragraphs about results, of which one may fit a mark. */
export const OUTCOMES = ['high', 'low', 'positive'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What names a test. */
type NamedTest = Pick<TestResult, 'testCode' | 'name' | 'abbreviation' | 'ownName'>;

/** Finds the text of a test; null where there is none. */
export type Explanations = (test: NamedTest) => GlossaryEntry | null;

/** Codes that stand at more than one entry: only the first one is read. */
export function repeatedCodes({ entries }: Pick<Glossary, 'entries'>): readonly string[] {
  const codes = entries.flatMap((entry) => entry.codes);
  return [...new Set(codes.filter((code, at) => codes.indexOf(code) < at))];
}

/** Every laboratory numbers its tests by itself: where an entry has names, one of them has to be the test's too. */
function isOf(
  { names }: GlossaryEntry,
  { name, abbreviation, ownName = name }: NamedTest,
): boolean {
  const known = [name, ownName, abbreviation].map(foldText);
  return names.length === 0 || names.some((one) => known.includes(foldText(one)));
}

/** The way to the texts of a glossary: by code, and never to one that is about a test of another name. */
export function explanationsOf({ entries }: Pick<Glossary, 'entries'>): Explanations {
  const byCode = new Map<string, GlossaryEntry>();
  for (const entry of entries) {
    for (const code of entry.codes) if (!byCode.has(code)) byCode.set(code, entry);
  }
  return (test) => {
    const entry = byCode.get(test.testCode);
    return entry !== undefined && isOf(entry, test) ? entry : null;
  };
}

function outcomeOf({ direction, tone }: ResultMark): Outcome | null {
  if (direction === 'up' || direction === 'far-up') return 'high';
  if (direction === 'down' || direction === 'far-down') return 'low';
  return tone === 'altered' || tone === 'urgent' ? 'positive' : null;
}

/** The paragraph that fits what the laboratory said of a result; null for a normal one, and where nobody can tell. */
export function fittingOutcome(entry: GlossaryEntry, mark: ResultMark): Outcome | null {
  const outcome = outcomeOf(mark);
  return outcome === null || entry[outcome] === '' ? null : outcome;
}

/** What an entry is called where people look for it. */
export function entryName({ names, codes }: GlossaryEntry): string {
  return names[0] ?? codes.join(', ');
}

/** The entries whose names hold a text, whatever its case and accents, by name. */
export function findEntries(entries: readonly GlossaryEntry[], text: string): GlossaryEntry[] {
  const sought = foldText(text.trim());
  return entries
    .filter((entry) =>
      [entryName(entry), ...entry.names].some((name) => foldText(name).includes(sought)),
    )
    .sort((a, b) => entryName(a).localeCompare(entryName(b)));
}
