import type { ReportData, ReportRow } from '@/domain/reports/report-data';
import { parseMarkedText } from '@/lib/text/marked-text';
import { withoutSpace } from '@tests/support/pdf-text';

/** What the PDF's text holds of a marked unit: raised figures lie on their own line, their text stays in the run. */
function unmarked(source: string): string {
  return parseMarkedText(source)
    .map(({ text }) => text)
    .join('');
}

function valuesOf({ test, result, flag, unit, interval, technique, comment, ...row }: ReportRow) {
  const antibiograms = row.microorganisms.flatMap((organism) => [
    organism.name,
    ...organism.comment.map(unmarked),
    ...organism.antibiotics.flatMap((one) => [one.antibiotic, one.mic, one.interpretation]),
  ]);
  const printed = [test, result, flag, unmarked(unit), interval, technique, row.validationDate];
  return [...printed, ...comment.map(unmarked), ...antibiograms];
}

/**
 * What a printed report lacks of its data: names, results, units, intervals and the rest of every test, and on each page the
 * patient, the order and, when it is preliminary, the word for it (docs/promises.md F1, F6, F9). Spaces do not count.
 */
export function missingTexts(pages: readonly string[], data: ReportData): readonly string[] {
  const { kind, head, areas, comments, signatures } = data;
  const whole = withoutSpace(pages.join(''));
  const wanted = [
    ...areas.flatMap(({ name, profiles }) => [
      name,
      ...profiles.flatMap(({ name: profile, technique, rows }) => [
        profile,
        technique,
        ...rows.flatMap(valuesOf),
      ]),
    ]),
    ...comments.map(unmarked),
    ...signatures.flatMap(({ name, identification }) => [name, identification]),
  ];
  const missing = wanted.filter((text) => !whole.includes(withoutSpace(text)));
  const onEachPage = [head.patientName, head.orderNumber];
  if (kind === 'preliminary') onEachPage.push('INFORME PRELIMINAR');
  const missingOnPages = pages.flatMap((page, at) =>
    onEachPage
      .filter((text) => !withoutSpace(page).includes(withoutSpace(text)))
      .map((text) => `page ${at + 1}: ${text}`),
  );
  const mark = withoutSpace('INFORME PRELIMINAR · PUEDE CAMBIAR');
  const wrongMark = kind === 'final' && whole.includes(mark) ? ['marked as preliminary'] : [];
  return [...missing, ...missingOnPages, ...wrongMark];
}
