import type { ReportTemplate } from '@/reporting/report-template';

/** The groups of the form in their order. */
export const TEMPLATE_GROUPS = [
  'paper',
  'look',
  'laboratory',
  'header',
  'columns',
  'options',
  'closing',
  'code',
  'texts',
] as const;

export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

type TemplatePart = keyof ReportTemplate;

/** The group of each part of a template: a new part of the schema does not compile without one. */
const GROUP_OF: Readonly<Record<TemplatePart, TemplateGroup>> = {
  paper: 'paper',
  landscape: 'paper',
  onePagePerArea: 'paper',
  margins: 'paper',
  color: 'look',
  fontSizes: 'look',
  logo: 'laboratory',
  laboratoryLines: 'laboratory',
  watermark: 'texts',
  header: 'header',
  columns: 'columns',
  show: 'options',
  signaturesPerRow: 'closing',
  footer: 'closing',
  qr: 'code',
  texts: 'texts',
};

/** The parts of a template that stand in a group. */
export function partsIn(group: TemplateGroup): readonly string[] {
  return Object.entries(GROUP_OF).flatMap(([part, own]) => (own === group ? [part] : []));
}
