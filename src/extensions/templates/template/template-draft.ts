import type { FormReading } from '@/domain/base/form-reading';
import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@/domain/base/language';
import { plainNumber } from '@/domain/base/number-readings';
import { missingParts, readTemplate, type ReportTemplate } from '@/reporting/report-template';

import {
  below,
  rowChoices,
  TEMPLATE_FIELDS,
  type TemplateChoice,
  type TemplateField,
} from './template-fields';

/**
 * A template as it is typed: numbers are texts, so that nothing typed is lost or changed, and words that a language lacks are null,
 * for they are printed in the first language.
 */
export type Draft = string | boolean | null | readonly Draft[] | DraftParts;

export interface DraftParts {
  readonly [part: string]: Draft;
}

export function isParts(draft: Draft | undefined): draft is DraftParts {
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft);
}

/** The parts of a draft; none of what is no object. */
export function partsOf(draft: Draft | undefined): DraftParts {
  return isParts(draft) ? draft : {};
}

/** The rows of a draft; none of what is no list. */
export function rowsOf(draft: Draft | undefined): readonly Draft[] {
  return Array.isArray(draft) ? (draft as readonly Draft[]) : [];
}

/** The text at a place; empty where there is none. */
export function textOf(draft: Draft | undefined): string {
  return typeof draft === 'string' ? draft : '';
}

/** What a row of a list is of; null where nobody can tell. */
export function rowChoice(row: Draft | undefined, item: TemplateField): TemplateChoice | null {
  return rowChoices(item)?.find((one) => one === partsOf(row)['field']) ?? null;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A template, or a part of one, as the editor's form holds it. */
export function draftOf(value: unknown, field: TemplateField = TEMPLATE_FIELDS): Draft {
  switch (field.kind) {
    case 'parts': {
      const members = membersOf(value);
      return Object.fromEntries(
        [...field.parts].map(([part, inner]) => [part, draftOf(members[part], inner)]),
      );
    }
    case 'places':
      return field.places.map((inner, at) => draftOf(membersOf(value)[at], inner));
    case 'list':
      return Array.isArray(value) ? value.map((row) => draftOf(row, field.item)) : [];
    case 'words': {
      const members = membersOf(value);
      return Object.fromEntries(
        LANGUAGE_CODES.map((code) => {
          const text = members[code];
          return [code, typeof text === 'string' ? text : null];
        }),
      );
    }
    case 'switch':
      return value === true;
    case 'choice':
    case 'number':
    case 'measure':
    case 'color':
      return String(value);
  }
}

/** What is wrong with a place of a draft; `missing` is said of a list that lacks a row that every report owes. */
export type DraftProblem = 'number' | 'range' | 'color' | 'choice' | 'rows' | 'missing';

type Problems = Map<string, DraftProblem>;

interface Place {
  readonly field: TemplateField;
  readonly path: string;
}

function problemOf({ kind }: TemplateField, value: unknown): DraftProblem {
  if (kind === 'number' || kind === 'measure') return value === null ? 'number' : 'range';
  if (kind === 'list') return 'rows';
  return kind === 'color' ? 'color' : 'choice';
}

function leafValue(draft: Draft, field: TemplateField): unknown {
  if (typeof draft !== 'string') return draft;
  if (field.kind === 'number') return plainNumber(draft);
  const text = draft.trim();
  if (field.kind === 'measure') return text === field.word ? field.word : plainNumber(draft);
  return field.kind === 'color' ? text : draft;
}

/** Words that a language lacks stay out of the file. */
function wordsValue(draft: DraftParts): unknown {
  return Object.fromEntries(
    LANGUAGE_CODES.map(
      (code) => [code, draft[code] ?? (code === FIRST_LANGUAGE ? '' : undefined)] as const,
    ).filter(([, text]) => text !== undefined),
  );
}

function valueOf(draft: Draft, { field, path }: Place, problems: Problems): unknown {
  switch (field.kind) {
    case 'parts':
      return Object.fromEntries(
        [...field.parts].map(([part, inner]) => [
          part,
          valueOf(
            partsOf(draft)[part] ?? null,
            { field: inner, path: below(path, part) },
            problems,
          ),
        ]),
      );
    case 'places':
      return field.places.map((inner, at) =>
        valueOf(rowsOf(draft)[at] ?? null, { field: inner, path: below(path, at) }, problems),
      );
    case 'list': {
      const rows = rowsOf(draft).map((row, at) =>
        valueOf(row, { field: field.item, path: below(path, at) }, problems),
      );
      if (rows.length === 0 && !field.accepts(rows)) problems.set(path, 'rows');
      return rows;
    }
    case 'words':
      return wordsValue(partsOf(draft));
    case 'switch':
    case 'choice':
    case 'number':
    case 'measure':
    case 'color': {
      const value = leafValue(draft, field);
      if (!field.accepts(value)) problems.set(path, problemOf(field, value));
      return value;
    }
  }
}

/** The template that a draft says, or what is wrong with which place of it, such as `columns.2.width`. */
export function readDraft(draft: Draft): FormReading<ReportTemplate, string, DraftProblem> {
  const problems: Problems = new Map();
  const value = valueOf(draft, { field: TEMPLATE_FIELDS, path: '' }, problems);
  if (problems.size > 0) return { ok: false, problems: Object.fromEntries(problems) };
  const read = readTemplate(value);
  if ('template' in read) return { ok: true, value: read.template };
  const lists = read.problems.map((problem) => problem.slice(0, problem.indexOf('.')));
  return { ok: false, problems: Object.fromEntries(lists.map((list) => [list, 'missing'])) };
}

/** The draft with another value at a path. */
export function withValue(draft: Draft, path: string, value: Draft): Draft {
  const [step = '', ...rest] = path.split('.');
  if (path === '') return value;
  const inner = (old: Draft | undefined) => withValue(old ?? null, rest.join('.'), value);
  if (Array.isArray(draft)) {
    return rowsOf(draft).map((row, at) => (String(at) === step ? inner(row) : row));
  }
  const parts = partsOf(draft);
  return { ...parts, [step]: inner(parts[step]) };
}

/** What stands at a path of a draft; undefined where it leads nowhere. */
export function valueAt(draft: Draft, path: string): Draft | undefined {
  return path.split('.').reduce<Draft | undefined>((found, step) => {
    if (Array.isArray(found)) return rowsOf(found)[Number.parseInt(step, 10)];
    return partsOf(found)[step];
  }, draft);
}

/** An empty row of a list, or the first value that a place takes. */
export function blankOf(field: TemplateField): Draft {
  switch (field.kind) {
    case 'parts':
      return Object.fromEntries([...field.parts].map(([part, inner]) => [part, blankOf(inner)]));
    case 'places':
      return field.places.map(blankOf);
    case 'list':
      return [];
    case 'words':
      return Object.fromEntries(
        LANGUAGE_CODES.map((code) => [code, code === FIRST_LANGUAGE ? '' : null]),
      );
    case 'switch':
      return false;
    case 'choice':
      return field.choices[0] ?? '';
    case 'number':
      return String(field.least);
    case 'measure':
    case 'color':
      return field.word;
  }
}

const NO_ROWS = { columns: [], header: [] };

/** The rows of a list that every report owes. */
function owedRows(list: string, field: TemplateField): readonly Draft[] {
  if (field.kind !== 'list') return [];
  return missingParts(NO_ROWS)
    .filter((part) => part.list === list)
    .map((part) => ({ ...partsOf(blankOf(field.item)), field: part.field }));
}

/** A template with nothing but what every report owes: what a file is read over where no other template is known. */
export function leastTemplate(): Draft {
  if (TEMPLATE_FIELDS.kind !== 'parts') return null;
  const blank = partsOf(blankOf(TEMPLATE_FIELDS));
  const rows = [...TEMPLATE_FIELDS.parts].flatMap(([part, field]) => {
    const owed = owedRows(part, field);
    return owed.length === 0 ? [] : [[part, [...rowsOf(blank[part]), ...owed]] as const];
  });
  return { ...blank, ...Object.fromEntries(rows) };
}
