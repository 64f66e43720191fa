import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { paperLaboratory } from '@/domain/reports/content/paper-laboratory';
import type { ReportWords } from '@/domain/reports/content/report-words';
import type { TemplateSetting } from '@/reporting/report-engine';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { NO_ORDER_FILE } from '@/domain/results/clinical-order';
import { useReportWords } from '@/features/reports/use-report-words';
import { addTexts } from '@/i18n/add-texts';
import { initI18n } from '@/i18n/init-i18n';
import { dayOfInstant } from '@/lib/dates/dates';
import { loadRuntimeConfig } from '@/lib/runtime-config';
// Comments are read by a browser's parser.
import '@tests/support/environment/html-parser';

/** The portal before anybody configured it: no name, no logo, dates day first. */
const settings = settingsFromEntries([]);

function Reader({ tell }: { readonly tell: (words: ReportWords) => void }) {
  tell(useReportWords(settings));
  return null;
}

function readWords(): Promise<ReportWords> {
  return new Promise((resolve) => {
    const reader = createElement(Reader, { tell: resolve });
    renderToStaticMarkup(reader);
  });
}

/** Runs what asks for a page and its runtime file. Nothing of either stays: the licensed engine looks for a page. */
async function onPage<T>(config: object, work: () => Promise<T>): Promise<T> {
  const own = Object.getOwnPropertyDescriptors(globalThis);
  const stand = {
    fetch: () => Promise.resolve(Response.json(config)),
    document: { baseURI: 'http://portal/', documentElement: { lang: '' } },
  };
  Object.assign(globalThis, stand);
  try {
    return await work();
  } finally {
    for (const name of ['fetch', 'document'] as const) {
      Reflect.deleteProperty(globalThis, name);
      if (name in own) Object.defineProperty(globalThis, name, own[name]);
    }
  }
}

/**
 * The setting of a Spanish report as the portal makes it now: its own words, ages and dates, and nothing of any laboratory.
 * `timeZone` is that of the runtime file; undefined for its default. Throws `RuntimeConfigError` for one that is none.
 */
export async function portalSetting(timeZone?: string): Promise<TemplateSetting> {
  const words = await onPage({ language: 'es', timeZone }, async () => {
    await loadRuntimeConfig();
    await initI18n('es');
    await addTexts('es', 'dashboard');
    return readWords();
  });
  return {
    kind: 'final',
    rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
    validators: [],
    clinicalOrder: { file: NO_ORDER_FILE, areas: [] },
    laboratory: paperLaboratory(settings),
    userName: '',
    portalUrl: '',
    now: Date.now(),
    words,
    dayOf: dayOfInstant,
    dateFormat: settings.dateFormat,
    labels: {},
    templateItem: '',
  };
}
