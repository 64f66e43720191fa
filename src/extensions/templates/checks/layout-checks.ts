import { LANGUAGE_CODES, type Language } from '@/domain/base/language';
import { textEms } from '@/reporting/builtin/fonts/long-words';
import { columnHeadsHeight, columnWidth, PADDING } from '@/reporting/builtin/report/columns';
import { wordsIn, type Style } from '@/reporting/builtin/report/draw-setting';
import {
  footHeight,
  headHeight,
  labelWidth,
  PAGE_NUMBER_WIDTH,
  valueWidth,
} from '@/reporting/builtin/report/page-frame';
import { pageHeightOf, pageWidthOf, textWidth } from '@/reporting/builtin/report/page-size';
import { NO_PICTURES } from '@/reporting/builtin/report/pictures';
import type { ReportTemplate } from '@/reporting/report-template';

import type { TemplateCheck } from './template-check';

/** Points that a column without a width needs for words, and that the patient's data do. */
const LEAST_COLUMN = 60;
const LEAST_VALUE = 90;
/** Points beside the columns that look like a mistake. */
const EMPTY_SIDE = 24;
/** The least part of a page for results. */
const LEAST_ROOM = 0.3;
/** Letters smaller than this are not read by many. */
const LEAST_TEXT = 7;
/** Widths are estimated on the safe side: what is longer by so much is too long for sure. */
const SURE = 1.15;
/** A page's number in a long report. */
const MANY_PAGES = '99';
/** Some value of the patient, and a moment. */
const SOME_VALUE = 'María de los Ángeles';
const SOME_TIME = '25/11/2026 10:30';

/** How the template is laid out for a language; pictures and colours do not matter. */
function styleFor(template: ReportTemplate, language: Language): Style {
  return {
    template,
    pageWidth: pageWidthOf(template),
    color: '',
    word: (words) => wordsIn(language, words),
    pictures: NO_PICTURES,
  };
}

function headFor({ header }: ReportTemplate) {
  return {
    ...Object.fromEntries(header.map(({ field }) => [field, SOME_VALUE])),
    title: SOME_VALUE,
    patientName: SOME_VALUE,
    generatedAt: SOME_TIME,
    laboratoryName: SOME_VALUE,
    laboratoryLogo: '',
    laboratoryColor: '',
  };
}

function columnsFit(style: Style): readonly TemplateCheck[] {
  const { columns } = style.template;
  const widths = columns.flatMap(({ width }) => (width === '*' ? [] : [width]));
  const flexible = columns.length - widths.length;
  const fixed = widths.reduce((sum, width) => sum + width, 0) + columns.length * PADDING * 2;
  const room = Math.floor(textWidth(style));
  const left = room - fixed;
  if (left < flexible) {
    return [
      {
        level: 'wrong',
        path: 'columns',
        finding: { id: 'tooWide', needed: Math.ceil(fixed), room },
      },
    ];
  }
  if (flexible === 0) {
    const finding = { id: 'noFlexible', room: Math.floor(left) } as const;
    return left > EMPTY_SIDE ? [{ level: 'note', path: 'columns', finding }] : [];
  }
  const each = Math.floor(left / flexible);
  if (each >= LEAST_COLUMN) return [];
  return columns.flatMap(({ field, width }, at) =>
    width === '*'
      ? [
          {
            level: 'note',
            path: `columns.${at}.width`,
            finding: { id: 'tightRest', part: field, room: each },
          } as const,
        ]
      : [],
  );
}

function labelsFit(style: Style): readonly TemplateCheck[] {
  const { columns, header, fontSizes } = style.template;
  const isTooLong = (label: string, size: number, width: number) =>
    textEms(label) * size > width * SURE;
  const ofColumns = columns.flatMap(({ field, label }, at): readonly TemplateCheck[] => {
    const word = style.word(label);
    return isTooLong(word, fontSizes.small, columnWidth(field, style))
      ? [
          {
            level: 'note',
            path: `columns.${at}.label`,
            finding: { id: 'columnLabel', label: word },
          },
        ]
      : [];
  });
  const ofHeader = header.flatMap(({ label }, at): readonly TemplateCheck[] => {
    const word = style.word(label);
    return isTooLong(word, fontSizes.text, labelWidth(style))
      ? [{ level: 'note', path: `header.${at}.label`, finding: { id: 'headerLabel', label: word } }]
      : [];
  });
  return [...ofColumns, ...ofHeader];
}

function headerFits(style: Style): readonly TemplateCheck[] {
  const room = Math.floor(valueWidth(style));
  if (room >= LEAST_VALUE) return [];
  return [
    { level: 'note', path: 'margins', finding: { id: 'headerRoom', room: Math.max(room, 0) } },
  ];
}

function footFits(style: Style): readonly TemplateCheck[] {
  const { margins, texts, fontSizes } = style.template;
  const [, , , room] = margins;
  const needed = Math.ceil(footHeight({ generatedAt: SOME_TIME }, style));
  const page = style.word(texts.page);
  const filled = page.replace('{page}', MANY_PAGES).replace('{pages}', MANY_PAGES);
  const isLong = textEms(filled) * fontSizes.small > PAGE_NUMBER_WIDTH * SURE;
  return [
    ...(needed > room
      ? [{ level: 'wrong', path: 'margins.3', finding: { id: 'foot', needed, room } } as const]
      : []),
    ...(isLong
      ? [{ level: 'note', path: 'texts.page', finding: { id: 'pageText', label: page } } as const]
      : []),
  ];
}

function resultsHaveRoom(style: Style): readonly TemplateCheck[] {
  const { template } = style;
  const height = pageHeightOf(template);
  const above = headHeight(headFor(template), style) + columnHeadsHeight(style);
  const room = Math.floor(height - above - template.margins[3]);
  if (room >= height * LEAST_ROOM) return [];
  return [{ level: 'wrong', path: 'margins', finding: { id: 'room', room: Math.max(room, 0) } }];
}

function lettersAreRead({ template }: Style): readonly TemplateCheck[] {
  const size = template.fontSizes.text;
  if (size >= LEAST_TEXT) return [];
  return [{ level: 'note', path: 'fontSizes.text', finding: { id: 'smallText', size } }];
}

const CHECKS = [columnsFit, labelsFit, headerFits, footFits, resultsHaveRoom, lettersAreRead];

/** What does not fit on the paper, by the sizes that the drawing itself goes by, in whichever language. */
export function layoutChecks(template: ReportTemplate): readonly TemplateCheck[] {
  const found = LANGUAGE_CODES.flatMap((language) =>
    CHECKS.flatMap((check) => check(styleFor(template, language))),
  );
  const known = new Map(found.map((check) => [JSON.stringify(check), check]));
  return [...known.values()];
}
