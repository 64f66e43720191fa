import type { FormReading } from '@/domain/base/form-reading';
import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@/domain/base/language';
import { plainNumber } from '@/domain/base/number-readings';
import { readTemplate, type ReportTemplate } from '@/reporting/report-template';

import { TEMPLATE_FIELDS, type TemplateField } from './template-fields';

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

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function typed(value: unknown, field: TemplateField): Draft {
  switch (field.kind) {
    case 'parts': {
      const members = membersOf(value);
      return Object.fromEntries(
        [...field.parts].map(([part, inner]) => [part, typed(members[part], inner)]),
      );
    }
    case 'places':
      return field.places.map((inner, at) => typed(membersOf(value)[at], inner));
    case 'list':
      return Array.isArray(value) ? value.map((row) => typed(row, field.item)) : [];
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

/** A template, or a part of one, as the editor's form holds it. */
export function draftOf(template: unknown, field: TemplateField = TEMPLATE_FIELDS): Draft {
  return typed(template, field);
}

/** What is wrong with a place of a draft; `missing` is said of a list that lacks a row that every report owes. */
export type DraftProblem = 'number' | 'range' | 'color' | 'choice' | 'rows' | 'missing';

type Problems = Map<string, DraftProblem>;

interface Place {
  readonly field: TemplateField;
  readonly path: string;
}

/** What a reading could not make a value of. */
const NOTHING = undefined;

function problemOf(field: TemplateField, value: unknown): DraftProblem {
  switch (field.kind) {
    case 'number':
    case 'measure':
      return value === null ? 'number' : 'range';
    case 'color':
      return 'color';
    case 'list':
      return 'rows';
    case 'parts':
    case 'places':
    case 'words':
    case 'switch':
    case 'choice':
      return 'choice';
  }
}

function leafValue(draft: Draft, field: TemplateField): unknown {
  if (typeof draft !== 'string') return draft;
  switch (field.kind) {
    case 'number':
      return plainNumber(draft);
    case 'measure':
      return draft.trim() === field.word ? field.word : plainNumber(draft);
    case 'color':
      return draft.trim();
    case 'parts':
    case 'places':
    case 'list':
    case 'words':
    case 'switch':
    case 'choice':
      return draft;
  }
}

/** Words that a language lacks stay out of the file. */
function wordsValue(draft: DraftParts): unknown {
  return Object.fromEntries(
    LANGUAGE_CODES.map(
      (code) => [code, draft[code] ?? (code === FIRST_LANGUAGE ? '' : NOTHING)] as const,
    ).filter(([, text]) => text !== NOTHING),
  );
}

function valueOf(draft: Draft, { field, path }: Place, problems: Problems): unknown {
  const below = (step: string | number) => (path === '' ? String(step) : `${path}.${step}`);
  switch (field.kind) {
    case 'parts':
      return Object.fromEntries(
        [...field.parts].map(([part, inner]) => [
          part,
          valueOf(partsOf(draft)[part] ?? null, { field: inner, path: below(part) }, problems),
        ]),
      );
    case 'places':
      return field.places.map((inner, at) =>
        valueOf(rowsOf(draft)[at] ?? null, { field: inner, path: below(at) }, problems),
      );
    case 'list': {
      const rows = rowsOf(draft).map((row, at) =>
        valueOf(row, { field: field.item, path: below(at) }, problems),
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
