import pdfMake from 'pdfmake/build/pdfmake';

import type { ReportData } from '@/domain/reports/content/report-data';
import type { ReportTemplate } from '@/reporting/report-template';
import { FAMILY, installFonts } from '@/reporting/builtin/fonts/install-fonts';
import { textEms } from '@/reporting/builtin/fonts/long-words';
import { readableTexts } from '@/reporting/builtin/fonts/readable-texts';

import { areaTables } from './area-tables';
import { attachmentNotes, closing, partialNote } from './closing';
import {
  columnHeads,
  columnHeadsHeight,
  continuedHead,
  continuedHeight,
  withoutEmptyColumns,
} from './columns';
import {
  type Content,
  type DrawSetting,
  LEVELS,
  type Node,
  type ReportStyle,
  type Style,
  wordsIn,
} from './draw-setting';
import { headHeight, pageFoot, pageHead } from './page-frame';
import {
  breaksBefore,
  continuedTest,
  isWhole,
  markedNodes,
  pagesWith,
  straySignaturePages,
} from './page-order';
import { pageHeightOf, pageWidthOf } from './page-size';
import { namedPictures, storedPictures } from './pictures';
import { reportDecimals } from './result-place';

const FIRST = 'a'.codePointAt(0) ?? 0;
const LETTERS = 26;

/** a … z, then aa, ab … */
function letterOf(at: number): string {
  const last = String.fromCodePoint(FIRST + (at % LETTERS));
  return at < LETTERS ? last : letterOf(Math.floor(at / LETTERS) - 1) + last;
}

/** The letter of each technique of a report, in the order in which a reader meets them. */
export function techniqueLetters({
  areas,
}: Pick<ReportData, 'areas'>): ReadonlyMap<string, string> {
  const techniques = areas.flatMap(({ profiles }) =>
    profiles.flatMap(({ technique, rows }) => [technique, ...rows.map((row) => row.technique)]),
  );
  const named = [...new Set(techniques)].filter((technique) => technique !== '');
  return new Map(named.map((technique, at) => [technique, letterOf(at)]));
}

/**
 * How many results are outside their reference values, by the same marks as beside each of them. A mark that could not be read
 * is not counted. Nothing where there are none: paper does not say that all is well.
 */
function summaryLine({ areas }: ReportData, { template, word }: Style): readonly Node[] {
  const rows = areas.flatMap(({ profiles }) => profiles.flatMap((profile) => profile.rows));
  const count = rows.filter(({ isOutside }) => isOutside).length;
  if (!template.show.summary || count === 0) return [];
  const { summary, summaryOne } = template.texts;
  const text = word(count === 1 ? summaryOne : summary).replace('{count}', () => String(count));
  return [{ text, bold: true, margin: [0, 0, 0, 6] }];
}

/** Points; across the page from corner to corner. */
const MARK_SIZE = 64;
/** Such a text takes at most so much of the page. */
const MARK_LENGTH = 700;
/** The first that names its language and whose title readers show. */
const PDF_VERSION = '1.7';
/** The column heads stand this much closer to the patient's block than the text would, in points. */
const BELOW_FIELDS = 4;

async function styleOf(
  installed: ReportTemplate,
  data: ReportData,
  setting: DrawSetting,
): Promise<ReportStyle> {
  const { language, withPictures } = setting;
  const template = withoutEmptyColumns(installed, data);
  const { technique, techniqueLetters: isLettered } = template.show;
  const style = {
    template,
    pageWidth: pageWidthOf(template),
    color: template.color === 'brand' ? data.head.laboratoryColor : template.color,
    word: (words: Parameters<Style['word']>[0]) => wordsIn(language, words),
    pictures: await namedPictures(withPictures ? storedPictures(data) : []),
    letters: technique && isLettered ? techniqueLetters(data) : new Map(),
    decimals: reportDecimals(data),
  };
  const above = headHeight(data.head, style) + columnHeadsHeight(style) + continuedHeight(style);
  return { ...style, room: pageHeightOf(template) - above - template.margins[3] };
}

/** A text across every page, from corner to corner. */
function acrossPages(text: string) {
  const fontSize = Math.min(MARK_SIZE, MARK_LENGTH / textEms(text));
  return { watermark: { text, color: '#6b7280', opacity: 0.12, bold: true, fontSize } };
}

/**
 * What stands across every page and in the file: that a report is preliminary, or else the laboratory's own
 * text.
 */
function reportMark({ kind, head }: ReportData, { template, word }: Style) {
  // The file's title shows in window titles and lists: no patient data there.
  const info = {
    title: [`${head.title} ${head.orderNumber}`, head.createdDate].filter(Boolean).join(', '),
    author: head.laboratoryName,
  };
  const own = word(template.watermark);
  if (kind === 'final') return { info, ...(own !== '' && acrossPages(own)) };
  const preliminary = { ...info, subject: head.title, keywords: head.title };
  return { info: preliminary, ...acrossPages(word(template.texts.preliminaryMark)) };
}

interface DrawnContent {
  readonly content: readonly Content[];
  readonly style: Style;
  /** Heads of the results' columns, for pages with results. */
  readonly heads: readonly Content[];
  readonly setting: DrawSetting;
  /** With more pages of signatures and no results, it is laid out and no more than a page of it is drawn. */
  readonly mostStrayPages: number;
}

interface DrawnFile {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Pages of signatures without results, once all is laid out. */
  readonly strayPages: number;
  /** Nothing that belongs to a test or a signature is missing. */
  readonly isWhole: boolean;
}

async function draw(data: ReportData, drawing: DrawnContent): Promise<DrawnFile> {
  const { content, style, heads, setting, mostStrayPages } = drawing;
  const { template } = style;
  const { regular } = setting.fonts;
  const [left, , right, bottom] = template.margins;
  const drawn = readableTexts(content, regular);
  const marked = markedNodes(drawn);
  const foot = pageFoot(data.head, style);
  const isParted = marked.some(({ headlineLevel }) => headlineLevel === LEVELS.parted);
  const belowHeads =
    headHeight(data.head, style) + (heads.length === 0 ? 0 : columnHeadsHeight(style));
  const definition = {
    version: PDF_VERSION,
    language: setting.language,
    displayTitle: true,
    pageSize: template.paper,
    pageOrientation: template.landscape ? 'landscape' : 'portrait',
    pageMargins: [left, belowHeads + (isParted ? continuedHeight(style) : 0), right, bottom],
    defaultStyle: {
      font: FAMILY,
      fontSize: template.fontSizes.text,
      preserveLeadingSpaces: true,
    },
    ...reportMark(data, style),
    images: { ...style.pictures.images },
    header: (page: number) =>
      readableTexts(
        [
          pageHead(data.head, style),
          ...(pagesWith(LEVELS.test, marked).has(page) ? heads : []),
          ...continuedHead(continuedTest(page, marked), style, belowHeads),
        ],
        regular,
      ),
    footer: (page: number, pages: number) => readableTexts(foot(page, pages), regular),
    content: drawn,
    pageBreakBefore: breaksBefore,
    // The library asks for it between laying out and drawing, which take about as long.
    get maxPagesNumber() {
      return straySignaturePages(marked) > mostStrayPages ? 1 : -1;
    },
  };
  const pdf = new Uint8Array(await pdfMake.createPdf(definition).getBuffer());
  return { pdf, strayPages: straySignaturePages(marked), isWhole: isWhole(pdf, marked) };
}

/** The last test beside the signatures where these would stand on a page without results. */
async function inOrder(
  drawn: (lastAlone: boolean, mostStrayPages: number) => Promise<DrawnFile>,
): Promise<DrawnFile> {
  const first = await drawn(false, 0);
  if (first.strayPages === 0) return first;
  const second = await drawn(true, first.strayPages - 1);
  return second.strayPages < first.strayPages ? second : drawn(false, Infinity);
}

/**
 * Draws a report as PDF. The same in a worker and in Node. Rejects when the library cannot draw it,
 * or loses a part of it however it is laid out.
 */
export async function drawReport(
  template: ReportTemplate,
  data: ReportData,
  setting: DrawSetting,
): Promise<Uint8Array<ArrayBuffer>> {
  installFonts(setting.fonts);
  const usual = await styleOf(template, data, setting);
  const drawnIn = (style: ReportStyle) =>
    inOrder((lastAlone, mostStrayPages) =>
      draw(data, {
        content: [
          ...partialNote(data, style),
          ...summaryLine(data, style),
          ...areaTables(data.areas, lastAlone, style),
          ...closing(data, setting, style),
        ],
        style,
        heads: [columnHeads(style, headHeight(data.head, style) - BELOW_FIELDS)],
        setting,
        mostStrayPages,
      }),
    );
  const report = await drawnIn(usual);
  if (report.isWhole) return report.pdf;
  // Where there is no room, everything may run over a page's end, and nothing is lost.
  const parted = await drawnIn({ ...usual, room: 0 });
  if (parted.isWhole) return parted.pdf;
  throw new Error('the drawing library lost a part of the report');
}

/** Draws only the notes of attachments, on pages with the same head, for a report of another engine. */
export async function drawAttachmentNotes(
  template: ReportTemplate,
  data: ReportData,
  setting: DrawSetting,
): Promise<Uint8Array<ArrayBuffer>> {
  installFonts(setting.fonts);
  const style = await styleOf(template, data, setting);
  const content = [...attachmentNotes(data, setting, style)];
  return (await draw(data, { content, style, heads: [], setting, mostStrayPages: Infinity })).pdf;
}
