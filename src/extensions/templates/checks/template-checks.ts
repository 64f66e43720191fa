import { missingParts, type ReportTemplate } from '@/reporting/report-template';
import {
  partsOf,
  rowsOf,
  textOf,
  type Draft,
  type readDraft,
} from '@/extensions/templates/template/template-draft';
import { fieldAt, rowChoices } from '@/extensions/templates/template/template-fields';
import { contrastRatio } from '@/ui/theme/oklch';

import { layoutChecks } from './layout-checks';
import type { TemplateCheck } from './template-check';
import { placeholderChecks } from './text-checks';

/** What every report is printed on. */
const PAPER = '#ffffff';
/** What a line needs beside its ground (WCAG 1.4.11). */
const VISIBLE = 3;

function namedRows(draft: Draft, list: string): readonly { readonly field: string }[] {
  return rowsOf(partsOf(draft)[list]).map((row) => ({ field: textOf(partsOf(row)['field']) }));
}

function missingChecks(draft: Draft): readonly TemplateCheck[] {
  const lists = { columns: namedRows(draft, 'columns'), header: namedRows(draft, 'header') };
  return missingParts(lists).map(({ list, field }) => ({
    level: 'wrong',
    path: list,
    finding: { id: 'missingPart', part: field },
  }));
}

/** Rows that say what a row before them says. */
function twins(draft: Draft, list: string): readonly TemplateCheck[] {
  const field = fieldAt(list);
  const choices = field?.kind === 'list' ? rowChoices(field.item) : null;
  const rows = namedRows(draft, list).map((row) => row.field);
  return rows.flatMap((own, at): readonly TemplateCheck[] => {
    const part = choices?.find((one) => one === own);
    if (part === undefined || rows.indexOf(own) === at) return [];
    return [{ level: 'note', path: `${list}.${at}.field`, finding: { id: 'twice', part } }];
  });
}

function colorChecks({ color }: ReportTemplate, brandColor: string): readonly TemplateCheck[] {
  const ratio = contrastRatio(color === 'brand' ? brandColor : color, PAPER);
  if (ratio >= VISIBLE) return [];
  return [{ level: 'note', path: 'color', finding: { id: 'contrast', ratio } }];
}

/**
 * All that is to be said of a template as it is typed: first what must be corrected. Its sizes are looked at once it can be read.
 * `brandColor` is the laboratory's, `#rrggbb`.
 */
export function templateChecks(
  draft: Draft,
  reading: ReturnType<typeof readDraft>,
  brandColor: string,
): readonly TemplateCheck[] {
  const fields = Object.entries(reading.ok ? {} : reading.problems);
  const ofFields = fields.flatMap(([path, problem]): readonly TemplateCheck[] =>
    // What is missing is named below, one by one.
    problem === undefined || problem === 'missing'
      ? []
      : [{ level: 'wrong', path, finding: { id: 'field', problem } }],
  );
  const found = [
    ...ofFields,
    ...missingChecks(draft),
    ...['columns', 'header'].flatMap((list) => twins(draft, list)),
    ...(reading.ok ? layoutChecks(reading.value) : []),
    ...(reading.ok ? colorChecks(reading.value, brandColor) : []),
    ...placeholderChecks(draft),
  ];
  const isWrong = ({ level }: TemplateCheck) => level === 'wrong';
  return [...found.filter(isWrong), ...found.filter((check) => !isWrong(check))];
}
