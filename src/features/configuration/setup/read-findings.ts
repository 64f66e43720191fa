import { isObject } from '@/domain/base/is-object';
import { parseJson } from '@/lib/http/parse-json';
import { decodeText } from '@/lib/text/decode-text';
import { listOf, record, text, UNREADABLE } from '@/lib/wire/readers';

/** What a finding of `npm run doctor` means, the worst first; `unknown` is a state that a later one writes. */
const FINDING_STATES = ['stop', 'gap', 'unknown', 'note', 'skipped', 'ok'] as const;

export type FindingState = (typeof FINDING_STATES)[number];

/** One line of what the check of an installation found. */
export interface Finding {
  /** What was looked at. */
  readonly name: string;
  readonly state: FindingState;
  /** In the check's own words; its code where the file has none. */
  readonly says: string;
  /** What to do; empty for nothing. */
  readonly todo: string;
}

/** A file of findings, or why it is none. */
export type FindingsFile =
  | {
      readonly kind: 'read';
      /** The worst first. */
      readonly findings: readonly Finding[];
      /** Lines that could not be read. */
      readonly unreadable: number;
    }
  | { readonly kind: 'empty' | 'large' | 'no-json' | 'no-findings' };

/** Bytes: a check writes a few hundred lines. */
const MOST_BYTES = 2_000_000;

const findingReader = record(
  { name: text, state: text, code: text, says: text, todo: text },
  ({ name, state, code, says, todo }): Finding => ({
    name,
    state: FINDING_STATES.find((known) => known === state) ?? 'unknown',
    says: says === '' ? code : says,
    todo,
  }),
);
const findingsReader = listOf(findingReader);

/** The list of findings, by itself or under its name. */
function listIn(value: unknown): unknown {
  return isObject(value) && 'findings' in value ? value['findings'] : value;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return parseJson(decodeText(bytes).replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Reads the file that `npm run doctor -- --json` writes. What is not one is told, and of one that is every line that can be read. */
export function readFindings(bytes: Uint8Array): FindingsFile {
  if (bytes.length === 0) return { kind: 'empty' };
  if (bytes.length > MOST_BYTES) return { kind: 'large' };
  const value = parsed(bytes);
  if (value === undefined) return { kind: 'no-json' };
  const list = listIn(value);
  const read = Array.isArray(list) ? findingsReader(list) : UNREADABLE;
  if (read === UNREADABLE || (read.items.length === 0 && read.unreadable > 0)) {
    return { kind: 'no-findings' };
  }
  const named = read.items.filter(({ name, says }) => name !== '' || says !== '');
  const unreadable = read.unreadable + read.items.length - named.length;
  if (named.length === 0) return { kind: 'no-findings' };
  const place = ({ state }: Finding) => FINDING_STATES.indexOf(state);
  return {
    kind: 'read',
    findings: named.toSorted((one, other) => place(one) - place(other)),
    unreadable,
  };
}

/** Whether an installation works as it is. */
export function isClean(findings: readonly Finding[]): boolean {
  return findings.every(({ state }) => state === 'ok' || state === 'note' || state === 'skipped');
}
