import { isObject } from '@/domain/base/is-object';

import type { Kind } from './runtime-kinds';
import { readAddress, type AddressProblem } from './session/web-address';

/** One thing wrong with the runtime file. `key` is the key as written in it. */
export interface RuntimeProblem {
  readonly key: string;
  readonly problem:
    | AddressProblem
    | 'missing-file'
    | 'not-json'
    | 'not-an-object'
    | 'unknown-key'
    | 'not-a-text'
    | 'not-a-list'
    | 'not-a-yes-or-no'
    | 'not-a-number'
    | 'not-an-option'
    | 'not-a-time-zone'
    | 'other-origin'
    | 'unnamed-origin'
    | 'not-acknowledged'
    | 'missing';
}

type Values = Record<string, unknown>;

/** Whether something is a text with something in it. */
export function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Reads one file's values and collects what is wrong with them; a reader that complains returns a harmless value. */
export function readerOf(values: Values) {
  const problems: RuntimeProblem[] = [];
  const complain = (key: string, problem: RuntimeProblem['problem']) => {
    problems.push({ key, problem });
  };

  const text = (key: string, fallback: string): string => {
    const value = values[key] ?? fallback;
    if (typeof value === 'string') return value.trim();
    complain(key, 'not-a-text');
    return '';
  };
  const address = (key: string, source: string): string => {
    const read = readAddress(source);
    if ('address' in read) return read.address;
    complain(key, read.problem);
    return '';
  };
  const list = (key: string, fallback: readonly string[]): readonly string[] => {
    const value = values[key] ?? fallback;
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    complain(key, 'not-a-list');
    return [];
  };
  const valueOf = <T>(key: string, fallback: T, { is, problem }: Kind<T>): T => {
    const value = values[key] ?? fallback;
    if (is(value)) return value;
    complain(key, problem);
    return fallback;
  };
  const option = <T extends string>(
    key: string,
    fallback: string,
    options: readonly T[],
  ): T | undefined => {
    const value = text(key, fallback);
    const found = options.find((name) => name === value);
    if (found === undefined) complain(key, 'not-an-option');
    return found;
  };

  const requiredText = (key: string, fallback = ''): string => {
    const value = text(key, fallback);
    if (value === '' && !problems.some((problem) => problem.key === key)) complain(key, 'missing');
    return value;
  };
  /** An address that must be there; an empty text means the page's own origin would be asked for its own start page. */
  const requiredAddress = (key: string, fallback: string): string => {
    const source = requiredText(key, fallback);
    return source === '' ? '' : address(key, source);
  };

  /** A list of names, each for itself, or an object of names by names. */
  const namesByName = (key: string): Readonly<Record<string, string>> => {
    const value = values[key] ?? [];
    const entries = isObject(value) ? Object.entries(value) : null;
    const pairs = Array.isArray(value) ? value.map((name: unknown) => [name, name]) : entries;
    if (pairs?.every((pair) => pair.every(isName)) === true) {
      return Object.fromEntries(pairs) as Record<string, string>;
    }
    complain(key, 'not-a-list');
    return {};
  };

  return {
    problems,
    complain,
    text,
    namesByName,
    requiredText,
    list,
    valueOf,
    option,
    address: requiredAddress,
    /** A folder of scripts: the page's policy runs none of another origin. */
    ownAddress: (key: string): string => {
      const found = requiredAddress(key, '');
      if (found === '' || new URL(found).origin === new URL(document.baseURI).origin) return found;
      complain(key, 'other-origin');
      return '';
    },
    optionalAddress: (key: string, fallback: string): string => {
      const source = text(key, fallback);
      return source === '' ? '' : address(key, source);
    },
    origins: (key: string, fallback: readonly string[]): readonly string[] =>
      list(key, fallback).map((source) => {
        const found = address(key, source);
        return found === '' ? '' : new URL(found).origin;
      }),
  };
}
