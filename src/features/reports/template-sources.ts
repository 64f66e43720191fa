import type { QueryClient } from '@tanstack/react-query';

import { demographicsOptions } from '@/api/catalogues/get-demographics';
import { reportSettingsOptions } from '@/api/configuration/get-report-settings';
import {
  reportLabelsOptions,
  type ReportLabels,
} from '@/api/reports/installation/get-report-labels';
import { reportTemplatesOptions } from '@/api/reports/installation/get-report-templates';
import type { Language } from '@/domain/base/language';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { GENERAL_TEMPLATE, templateItem, templateName } from '@/domain/reports/template-name';
import { FileError } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

/** What chooses the template of an order and fills the laboratories' own ones. */
export interface TemplateSources {
  /** Base name of the order's template, and the code of the item that chose it (empty for the general one). */
  readonly templateOf: (order: ReportOrder) => { readonly name: string; readonly item: string };
  readonly labels: ReportLabels;
}

interface TemplateContext {
  readonly queryClient: QueryClient;
  /** PathFE as stored. */
  readonly pathFe: string;
  readonly language: Language;
}

/** The labels that only the laboratories' own templates print. */
async function loadLabels({
  queryClient,
  pathFe,
  language,
}: TemplateContext): Promise<ReportLabels> {
  if (runtimeConfig().reportEngine === 'builtin') return {};
  const labels = await queryClient.query(reportLabelsOptions({ pathFe, language }));
  switch (labels.kind) {
    case 'found':
      return labels.content;
    case 'no-server':
      throw new FileError('missing', 'labels.json');
    case 'no-path':
      throw new ReportRefusedError('no-path');
    case 'path-missing':
      throw new ReportRefusedError('no-labels');
  }
}

/** Base names of the templates; null where nobody lists them, so that the folder itself has to say. */
async function loadTemplateNames({
  queryClient,
  pathFe,
}: TemplateContext): Promise<readonly string[] | null> {
  const templates = await queryClient.query(reportTemplatesOptions(pathFe));
  switch (templates.kind) {
    case 'found':
      return templates.content.map((file) => file.slice(0, file.lastIndexOf('.')));
    case 'no-server':
    case 'no-path':
      return null;
    case 'path-missing':
      throw new ReportRefusedError('no-templates');
  }
}

async function loadTemplateOf(context: TemplateContext): Promise<TemplateSources['templateOf']> {
  const { queryClient } = context;
  const { templateDemographicId: demographicId } = await queryClient.query(reportSettingsOptions());
  if (demographicId === 0) return () => ({ name: GENERAL_TEMPLATE, item: '' });
  const [demographics, available] = await Promise.all([
    queryClient.query(demographicsOptions()),
    loadTemplateNames(context),
  ]);
  return (order) => {
    const choice = { demographicId, demographics: demographics.items, order, available };
    const name = templateName(choice);
    return { name, item: name === GENERAL_TEMPLATE ? '' : templateItem(choice) };
  };
}

/**
 * Reads once what chooses templates: the laboratory's setting, and where it asks for one by demographic, the demographics and the
 * names of the templates. Throws `ReportRefusedError` when a list must exist and its path is not or badly configured, `FileError`
 * when a file of the installation is missing or wrong.
 */
export async function loadTemplateSources(context: TemplateContext): Promise<TemplateSources> {
  const [templateOf, labels] = await Promise.all([loadTemplateOf(context), loadLabels(context)]);
  return { templateOf, labels };
}
