import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import { FileError } from '@/lib/http/fetch-file';
import { trustedScriptUrl } from '@/lib/http/trusted-script-url';
import { runtimeConfig } from '@/lib/runtime-config';
import type { StimulsoftFiles } from '@/lib/runtime-keys';
import { drawWithAttachments } from '@/reporting/builtin/attachments/draw-with-attachments';
import { loadPaper } from '@/reporting/builtin/load-paper';
import type { MadeReport, ReportEngine, ReportJob } from '@/reporting/report-engine';

import { drawWithVendor } from './draw-with-vendor';
import { loadFamilies } from './engine-fonts';
import { buildLegacyReport } from './legacy/legacy-report';
import type { Stimulsoft } from './vendor';
import { measuredHtml } from './marked-html';
import { loadMrt } from './mrt-source';
import { templateFamilies } from './scan-template';
import { vendorJob } from './vendor-job';

/** Reports that are being drawn. */
let drawings = 0;
let isInstalled = false;

function refuse(): never {
  throw new TypeError('text is no script');
}

const RULES = {
  createScriptURL: refuse,
  createHTML: (source: string): string => (drawings > 0 ? measuredHtml(source) : refuse()),
};

function install(): void {
  try {
    window.trustedTypes?.createPolicy('default', RULES);
  } catch {
    // The browser says only that a header stands in the way.
    throw new FileError('invalid', 'Content-Security-Policy', 'trusted-types … default');
  }
  isInstalled = true;
}

/**
 * Runs the engine while it may write harmless HTML into the page. It measures texts that way, which the portal's policy refuses
 * to everybody; a default policy that sanitises lets it, only during a drawing. Throws
 * `FileError` when the headers do not name that policy.
 */
async function withMeasuring<T>(draw: () => Promise<T>): Promise<T> {
  if (!isInstalled) install();
  drawings += 1;
  try {
    return await draw();
  } finally {
    drawings -= 1;
  }
}

/** The plain files in their order: the packed ones unpack through an inline script, which the page's policy refuses. */
const ENGINE = 'stimulsoft.reports.engine.js';
const FILES = [ENGINE, 'stimulsoft.reports.export.js'];

let loading: Promise<Stimulsoft> | null = null;

/** Adds a classic script: as modules the vendor's files do not see each other. */
function addScript(folder: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(`${folder}/${file}`);
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new FileError('missing', file));
    });
    document.head.append(script);
  });
}

function unlock(vendor: Stimulsoft, licenseKey: string): void {
  try {
    vendor.Base.StiLicense.Key = licenseKey;
  } catch {
    // What the vendor throws for a malformed key names nothing that helps.
    throw new FileError('invalid', 'config.json', 'stimulsoft.licenseKey');
  }
}

async function load({ scriptsUrl, licenseKey }: StimulsoftFiles): Promise<Stimulsoft> {
  for (const file of FILES) await addScript(scriptsUrl, file);
  const vendor = window.Stimulsoft;
  if (vendor === undefined) throw new FileError('invalid', ENGINE, 'window.Stimulsoft');
  unlock(vendor, licenseKey);
  return vendor;
}

/**
 * The licensed engine of the installation, loaded with the first report that needs it. Throws `FileError` naming the script or the
 * key that is missing or wrong; the next report tries again.
 */
async function loadEngine(): Promise<Stimulsoft> {
  const { stimulsoft } = runtimeConfig();
  if (stimulsoft === null) throw new FileError('invalid', 'config.json', 'stimulsoft');
  loading ??= load(stimulsoft);
  try {
    return await loading;
  } catch (cause) {
    loading = null;
    throw cause;
  }
}

/** Appends the attachments in a worker. What cannot be appended is named, also on a page with the patient's block. */
async function withAttachments(
  { data, attachments, merged, language }: ReportJob,
  pdf: Uint8Array<ArrayBuffer>,
  signal: AbortSignal | undefined,
): Promise<Pick<MadeReport, 'pdf' | 'skipped' | 'lessened'>> {
  if (attachments.length === 0) return { pdf, skipped: [], lessened: [] };
  const names = attachments.map(({ name }) => name);
  const paper = await loadPaper(GENERAL_TEMPLATE, [data, names], signal);
  return drawWithAttachments({ data, attachments, merged, language, ...paper, drawn: pdf }, signal);
}

/**
 * Reports drawn by the laboratories' `.mrt` templates with the licensed engine, in the page: the vendor supports no worker.
 * Attachments are appended as for every engine.
 */
export const engine: ReportEngine = {
  prepare: loadEngine,

  async make(job: ReportJob, signal?: AbortSignal): Promise<MadeReport> {
    const [vendor, template] = await Promise.all([loadEngine(), loadMrt(job.template, signal)]);
    const families = await loadFamilies(templateFamilies(template.root), signal);
    const { vendorJob: drawing, ...notes } = vendorJob({
      legacy: buildLegacyReport(job.source.order, job.source.setting),
      language: job.language,
      template,
      families,
    });
    signal?.throwIfAborted();
    const pdf = await withMeasuring(() => drawWithVendor(vendor, drawing));
    signal?.throwIfAborted();
    return { ...(await withAttachments(job, pdf, signal)), ...notes };
  },
};
