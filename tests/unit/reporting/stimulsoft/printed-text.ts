import type { ReportData, ReportRow } from '@/domain/reports/content/report-data';
import { parseMarkedText } from '@/lib/text/marked-text';

import { apartTexts, flatText } from './check/apart-texts';

/** The text of a page in one way to read it or several, the last one by place. */
export type PrintedPage = readonly string[];

/** What the PDF's text holds of a marked unit: raised figures lie on their own line, their text stays in the run. */
function unmarked(source: string): string {
  return parseMarkedText(source)
    .map(({ text }) => text)
    .join('');
}

function valuesOf(printed: ReportRow): readonly string[] {
  const { result, flag, note, unit, interval, technique, comment, ...row } = printed;
  const antibiograms = row.microorganisms.flatMap((organism) => [
    organism.name,
    ...organism.comment.map(unmarked),
    ...organism.antibiotics.flatMap((one) => [one.antibiotic, one.mic, one.interpretation]),
  ]);
  const values = [result, flag, note, unmarked(unit), interval, technique, row.validationDate];
  const options = row.options.flatMap(valuesOf);
  return [row.test, ...values, ...options, ...comment.map(unmarked), ...antibiograms];
}

/**
 * What a printed report lacks of its data: names, results, units, intervals and the rest of every test, those of them that stand
 * apart from their test, and on each page the patient, the order and, when it is preliminary, the word for it. Spaces do not count.
 */
export function missingTexts(pages: readonly PrintedPage[], data: ReportData): readonly string[] {
  const { kind, head, areas, comments, signatures } = data;
  const ways = Math.max(0, ...pages.map(({ length }) => length));
  const readings = Array.from({ length: ways }, (_, way) =>
    flatText(pages.map((page) => page[way] ?? '').join('')),
  );
  const whole = readings.join('\n');
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
  const missing = wanted.filter((text) => !whole.includes(flatText(text)));
  const onEachPage = [head.patientName, head.orderNumber];
  if (kind === 'preliminary') onEachPage.push('INFORME PRELIMINAR');
  const missingOnPages = pages.flatMap((page, at) =>
    onEachPage
      .filter((text) => !flatText(page.join('')).includes(flatText(text)))
      .map((text) => `page ${at + 1}: ${text}`),
  );
  const mark = flatText('INFORME PRELIMINAR · PUEDE CAMBIAR');
  const wrongMark = kind === 'final' && whole.includes(mark) ? ['marked as preliminary'] : [];
  return [...missing, ...apartTexts(data, readings), ...missingOnPages, ...wrongMark];
}
