import type { QueryClient } from '@tanstack/react-query';

import { demographicsOptions } from '@/api/catalogues/get-demographics';
import { reportSettingsOptions } from '@/api/configuration/get-report-settings';
import { reportLabelsOptions, type ReportLabels } from '@/api/reports/get-report-labels';
import { reportTemplatesOptions } from '@/api/reports/get-report-templates';
import type { ReportOrder } from '@/domain/reports/report-order';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { GENERAL_TEMPLATE, templateItem, templateName } from '@/domain/reports/template-name';
import { runtimeConfig } from '@/lib/runtime-config';

/** What chooses the template of an order and fills the laboratories' own ones. */
export interface TemplateSources {
  /** Base name of the order's template, and the code of the item that chose it (empty for the general one). */
  readonly templateOf: (order: ReportOrder) => { readonly name: string; readonly item: string };
  readonly labels: ReportLabels;
}

/** The labels that only the laboratories' own templates print. */
async function loadLabels(queryClient: QueryClient): Promise<ReportLabels> {
  if (runtimeConfig().reportEngine === 'builtin') return {};
  const labels = await queryClient.query(reportLabelsOptions());
  if (labels === null) throw new ReportRefusedError('no-labels');
  return labels;
}

async function loadTemplateOf(queryClient: QueryClient): Promise<TemplateSources['templateOf']> {
  const { templateDemographicId: demographicId } = await queryClient.query(reportSettingsOptions());
  if (demographicId === 0) return () => ({ name: GENERAL_TEMPLATE, item: '' });
  const [demographics, templates] = await Promise.all([
    queryClient.query(demographicsOptions()),
    queryClient.query(reportTemplatesOptions()),
  ]);
  if (templates === null) throw new ReportRefusedError('no-templates');
  const available = templates.items.map((file) => file.slice(0, file.lastIndexOf('.')));
  return (order) => {
    const choice = { demographicId, demographics: demographics.items, order, available };
    const name = templateName(choice);
    return { name, item: name === GENERAL_TEMPLATE ? '' : templateItem(choice) };
  };
}

/**
 * Reads once what chooses templates: the laboratory's setting, and where it asks for one by demographic, the demographics and the
 * names of the templates (behaviour.md 4.1). Throws `ReportRefusedError` when a list must exist and its path is badly configured
 * (spec §5, Report options).
 */
export async function loadTemplateSources(queryClient: QueryClient): Promise<TemplateSources> {
  const [templateOf, labels] = await Promise.all([
    loadTemplateOf(queryClient),
    loadLabels(queryClient),
  ]);
  return { templateOf, labels };
}
