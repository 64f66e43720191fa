import { inTime } from '@/reporting/in-time';
import { printedColumns } from '@/reporting/stimulsoft/printed-columns';
import { templateFamilies } from '@/reporting/stimulsoft/scan-template';
import type { MrtTemplate } from '@/reporting/stimulsoft/mrt-source';
import type { Stimulsoft } from '@/reporting/stimulsoft/vendor';

import { missingTexts, type PrintedPage } from '../printed-text';
import { checkedFamilies, type FontReader } from './checked-families';
import { drawOrder, type CheckedOrder } from './draw-order';

/** A template by its file; `read` throws for one that the portal refuses. */
export interface CheckedTemplate {
  readonly file: string;
  readonly read: () => MrtTemplate;
}

/** What a laboratory has, or thinks of having. */
export interface CheckedSite {
  readonly templates: readonly CheckedTemplate[];
  readonly orders: readonly CheckedOrder[];
  /** The LIS's texts; null where nobody gave them, and then nothing is said of them. */
  readonly labels: Readonly<Record<string, string>> | null;
  /** `stimulsoft.fonts` of the runtime file. */
  readonly standIns: Readonly<Record<string, string>>;
  readonly readFont: FontReader;
}

/** An engine that is loaded, and how the text of what it drew is read. */
export interface CheckedEngine {
  readonly vendor: Stimulsoft;
  readonly pages: (pdf: Uint8Array) => Promise<readonly PrintedPage[]>;
}

/** What became of an order with a template. */
export interface Outcome {
  readonly template: string;
  readonly order: string;
  /** Why there is no report; empty where there is one. */
  readonly refusal: string;
  readonly missing: readonly string[];
  readonly pdf: Uint8Array | null;
}

/** Milliseconds for one drawing, as in the portal; the engine's scripts are loaded before. */
const TIME_LIMIT = 100_000;
const LABEL = /^labels\.(.+)$/;

/** Labels that a template prints and the laboratory's file does not have. */
function missingLabels(template: MrtTemplate, { labels }: CheckedSite): readonly string[] {
  if (labels === null) return [];
  const { html, plain } = printedColumns(template.root);
  const keys = [...new Set([...html, ...plain])].map((column) => LABEL.exec(column)?.[1]);
  return keys
    .filter((key) => key !== undefined)
    .filter((key) => (labels[key] ?? '').trim() === '')
    .map((key) => `Labels.${key}`);
}

interface Cell {
  readonly template: CheckedTemplate;
  readonly order: CheckedOrder;
  readonly engine: CheckedEngine;
}

async function outcomeOf({ template, order, engine }: Cell, site: CheckedSite): Promise<Outcome> {
  const names = { template: template.file, order: order.name };
  try {
    const read = template.read();
    const families = await checkedFamilies(templateFamilies(read.root), site);
    const drawing = { template: read, families, order, labels: site.labels ?? {} };
    const { data, pdf } = await inTime(
      () => drawOrder(engine.vendor, drawing),
      TIME_LIMIT,
      new AbortController().signal,
    );
    const texts = missingTexts(await engine.pages(pdf), data);
    const missing = [...new Set([...missingLabels(read, site), ...texts])];
    return { ...names, refusal: '', missing, pdf };
  } catch (reason) {
    const refusal = reason instanceof Error ? reason.message : String(reason);
    return { ...names, refusal, missing: [], pdf: null };
  }
}

/** Draws every order with every template, one after the other, each with the engine that `engineOf` gives. */
export async function checkSite(
  site: CheckedSite,
  engineOf: () => CheckedEngine,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const template of site.templates) {
    for (const order of site.orders) {
      outcomes.push(await outcomeOf({ template, order, engine: engineOf() }, site));
    }
  }
  return outcomes;
}
