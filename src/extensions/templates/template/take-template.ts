import { isObject } from '@/domain/base/is-object';
import { LANGUAGE_CODES, FIRST_LANGUAGE } from '@/domain/base/language';

import { blankOf, draftOf, type Draft } from './template-draft';
import { below, rowChoices, TEMPLATE_FIELDS, type TemplateField } from './template-fields';

/** Why a place of a file was not taken over. */
type LeftOutReason = 'unknown' | 'missing' | 'wrong' | 'many' | 'long';

/** A place of a file that was not taken over, such as `columns.2.width`. */
export interface LeftOut {
  readonly place: string;
  readonly reason: LeftOutReason;
}

/** What a value says of a template. */
export interface TakenTemplate {
  readonly draft: Draft;
  readonly leftOut: readonly LeftOut[];
}

/** Rows of a list that a form can show and a page can hold. */
export const MOST_ROWS = 60;
/** Characters of a text: a page of them. */
const LONGEST_TEXT = 2_000;

interface Place {
  readonly value: unknown;
  readonly field: TemplateField;
  /** What stands where the file says nothing that can be taken. */
  readonly base: Draft;
  readonly path: string;
}

/** Takes over what can be taken, and notes the rest. */
class Taking {
  readonly leftOut: LeftOut[] = [];

  private leave(place: string, reason: LeftOutReason): void {
    this.leftOut.push({ place, reason });
  }

  private unknownKeys(
    value: Readonly<Record<string, unknown>>,
    known: Iterable<string>,
    path: string,
  ) {
    const names = new Set(known);
    for (const key of Object.keys(value)) {
      if (!names.has(key)) this.leave(below(path, key), 'unknown');
    }
  }

  private member({ value, field, base, path }: Place): Draft {
    if (value !== undefined) return this.take({ value, field, base, path });
    if ('fallback' in field) return draftOf(field.fallback, field);
    this.leave(path, 'missing');
    return base;
  }

  private parts(place: Place, parts: ReadonlyMap<string, TemplateField>): Draft {
    const { value, base, path } = place;
    if (!isObject(value)) return this.wrong(place);
    this.unknownKeys(value, parts.keys(), path);
    return Object.fromEntries(
      [...parts].map(([part, field]) => {
        const own = isObject(base) ? (base[part] as Draft) : blankOf(field);
        // Own members only: a file may well name a part that every object has.
        const inner = Object.hasOwn(value, part) ? value[part] : undefined;
        return [part, this.member({ value: inner, field, base: own, path: below(path, part) })];
      }),
    );
  }

  private words(place: Place): Draft {
    const { value, path } = place;
    if (!isObject(value)) return this.wrong(place);
    this.unknownKeys(value, LANGUAGE_CODES, path);
    return Object.fromEntries(
      LANGUAGE_CODES.map((code): [string, Draft] => {
        const text = Object.hasOwn(value, code) ? value[code] : undefined;
        const isOwed = code === FIRST_LANGUAGE;
        if (typeof text === 'string' && text.length <= LONGEST_TEXT) return [code, text];
        if (text !== undefined || isOwed) {
          const reason = typeof text === 'string' ? 'long' : 'wrong';
          this.leave(below(path, code), text === undefined ? 'missing' : reason);
        }
        return [code, isOwed ? '' : null];
      }),
    );
  }

  /** A row that does not say what it is of is left out whole. */
  private row(value: unknown, item: TemplateField, path: string): readonly Draft[] {
    const choices = rowChoices(item);
    const own = isObject(value) && Object.hasOwn(value, 'field') ? value['field'] : undefined;
    const isNamed = choices === null || choices.some((one) => one === own);
    if (isNamed && isObject(value))
      return [this.take({ value, field: item, base: blankOf(item), path })];
    this.leave(path, 'wrong');
    return [];
  }

  private wrong({ base, path }: Pick<Place, 'base' | 'path'>): Draft {
    this.leave(path, 'wrong');
    return base;
  }

  take(place: Place): Draft {
    const { value, field, path } = place;
    switch (field.kind) {
      case 'parts':
        return this.parts(place, field.parts);
      case 'words':
        return this.words(place);
      case 'list': {
        if (!Array.isArray(value)) return this.wrong(place);
        if (value.length > MOST_ROWS) this.leave(below(path, MOST_ROWS), 'many');
        return value
          .slice(0, MOST_ROWS)
          .flatMap((row, at) => this.row(row, field.item, below(path, at)));
      }
      case 'places':
      case 'switch':
      case 'choice':
      case 'number':
      case 'measure':
      case 'color':
        return field.accepts(value) ? draftOf(value, field) : this.wrong(place);
    }
  }
}

/**
 * What a JSON value says of a template: everything that can be taken over, the rest as in `base`, and a list of what was not taken.
 * Null for a value that is no object. Rows that every report owes may be missing: the checks say so.
 */
export function takeTemplate(value: unknown, base: Draft): TakenTemplate | null {
  if (!isObject(value)) return null;
  const taking = new Taking();
  const draft = taking.take({ value, field: TEMPLATE_FIELDS, base, path: '' });
  return { draft, leftOut: taking.leftOut };
}
