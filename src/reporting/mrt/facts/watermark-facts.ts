import type { ReportTemplate } from '@/reporting/report-template';
import type { NamedSources } from '@/reporting/stimulsoft/printed-columns';
import { childOf, propertyText, type TemplateNode } from '@/reporting/stimulsoft/template-tree';

import { boundText } from '@/reporting/mrt/bound-text';
import type { Words } from './mrt-facts';
import { freeWords } from '@/reporting/mrt/own-words';
import { preliminaryWords } from '@/reporting/mrt/preliminary-words';

/** What a page has behind its text. */
export interface Watermark {
  /** Across every final report; null for none. */
  readonly words: Words | null;
  /** The mark of a preliminary report, where the file's text is one. */
  readonly texts: Partial<Pick<ReportTemplate['texts'], 'preliminaryMark'>>;
  /** What could not be taken of it; empty when nothing. */
  readonly missed: string;
}

const LONGEST = 60;
const NONE: Watermark = { words: null, texts: {}, missed: '' };
const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

/** Reads a page's watermark; one that is switched off is none. */
export function watermarkOf(page: TemplateNode, sources: NamedSources): Watermark {
  const node = childOf(page, 'Watermark');
  if (node === undefined || propertyText(node, 'Enabled').toLowerCase() === 'false') return NONE;
  const band = { kind: 'Page', node: page, page: 0, order: 0 };
  const part = { kind: 'Watermark', name: 'Watermark', node, box: NOWHERE, band };
  const raw = propertyText(node, 'Text');
  const text = boundText(part, raw, sources);
  const picture = ['Image', 'ImageBytes'].some((name) => propertyText(node, name) !== '');
  const missed = picture ? 'Watermark.Image' : '';
  if (raw.trim() === '') return { ...NONE, missed };
  const mark = preliminaryWords(text);
  if (mark !== null) return { words: null, texts: { preliminaryMark: mark }, missed };
  const isPlain = text.isWhole && text.columns.length === 0 && !text.isConditional;
  if (!isPlain || text.words.es === '' || text.words.es.length > LONGEST) {
    return { ...NONE, missed: raw };
  }
  return { ...NONE, words: freeWords(text.words), missed };
}
