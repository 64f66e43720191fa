import type { TemplateSetting } from '@/reporting/report-engine';
import { inTime } from '@/reporting/in-time';
import { templateFamilies } from '@/extensions/stimulsoft/scan-template';
import type { MrtTemplate } from '@/extensions/stimulsoft/mrt-source';
import type { Stimulsoft } from '@/extensions/stimulsoft/vendor';

import { bindingsOf } from './bindings';
import { checkedFamilies, type FontReader } from './checked-families';
import { clippedTexts } from './clipped-texts';
import { drawOrder, type CheckedOrder } from './draw-order';
import type { Fault } from './faults';
import { missingTexts, type PrintedPage } from './missing-texts';
import { blankLabels, joinedAreas, newerDesigner } from './template-faults';

/** A template by its file; `read` throws for one that the portal refuses. */
export interface CheckedTemplate {
  readonly file: string;
  readonly read: () => MrtTemplate;
}

/** What a laboratory has, or thinks of having. */
export interface CheckedSite {
  readonly templates: readonly CheckedTemplate[];
  readonly orders: readonly CheckedOrder[];
  /** How the portal makes reports here, with the LIS's texts. */
  readonly setting: TemplateSetting;
  /** `stimulsoft.fonts` of the runtime file. */
  readonly standIns: Readonly<Record<string, string>>;
  readonly readFont: FontReader;
}

/** An engine that is loaded, and how the text of what it drew is read. */
export interface CheckedEngine {
  readonly vendor: Stimulsoft;
  readonly version: string;
  readonly pages: (pdf: Uint8Array) => Promise<readonly PrintedPage[]>;
}

/** What became of an order with a template. */
export interface Outcome {
  readonly template: string;
  readonly order: string;
  /** Why there is no report; empty where there is one. */
  readonly refusal: string;
  readonly faults: readonly Fault[];
  readonly pdf: Uint8Array | null;
}

/** Milliseconds for one drawing, as in the portal; the engine's scripts are loaded before. */
const TIME_LIMIT = 100_000;

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
    const drawing = { template: read, families, order, setting: site.setting };
    const { rows, pdf } = await inTime(
      () => drawOrder(engine.vendor, drawing),
      TIME_LIMIT,
      new AbortController().signal,
    );
    const { root } = read;
    const bindings = bindingsOf(root);
    const faults = [
      ...newerDesigner(root, engine.version),
      ...blankLabels(rows, bindings),
      ...missingTexts({ pages: await engine.pages(pdf), rows, bindings, kind: order.kind }),
      ...clippedTexts(root, rows),
      ...joinedAreas(root, rows),
    ];
    return { ...names, refusal: '', faults, pdf };
  } catch (reason) {
    const refusal = reason instanceof Error ? reason.message : String(reason);
    return { ...names, refusal, faults: [], pdf: null };
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
