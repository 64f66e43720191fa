import type { ReportTemplate } from '@/reporting/report-template';

/** The group of each part of a template, in the order of the form: a new part of the schema does not compile without one. */
const GROUP_OF = {
  paper: 'paper',
  landscape: 'paper',
  onePagePerArea: 'paper',
  margins: 'paper',
  color: 'look',
  fontSizes: 'look',
  logo: 'laboratory',
  laboratoryLines: 'laboratory',
  header: 'header',
  columns: 'columns',
  show: 'options',
  signaturesPerRow: 'closing',
  footer: 'closing',
  qr: 'code',
  watermark: 'texts',
  texts: 'texts',
} as const satisfies Readonly<Record<keyof ReportTemplate, string>>;

export type TemplateGroup = (typeof GROUP_OF)[keyof typeof GROUP_OF];

export const TEMPLATE_GROUPS: readonly TemplateGroup[] = [...new Set(Object.values(GROUP_OF))];

/** The parts of a template that stand in a group. */
export function partsIn(group: TemplateGroup): readonly string[] {
  return Object.entries(GROUP_OF).flatMap(([part, own]) => (own === group ? [part] : []));
}
