import { NativeSelect, UnstyledButton } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import type { ReportTemplate } from '@/reporting/report-template';

import { fieldId } from './editing/field-id';
import { FieldView, PartsField } from './fields/field-view';
import { TEMPLATE_FIELDS } from './template/template-fields';
import classes from './template-form.module.css';

/** The section of each part of a template, in the order of the form: a new part of the schema does not compile without one. */
const SECTION_OF = {
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

export type TemplateSection = (typeof SECTION_OF)[keyof typeof SECTION_OF];

const SECTIONS: readonly TemplateSection[] = [...new Set(Object.values(SECTION_OF))];

/** The section in which a path such as `columns.2.width` is edited. */
export function sectionOf(path: string): TemplateSection {
  const [part] = path.split('.');
  return Object.entries(SECTION_OF).find(([own]) => own === part)?.[1] ?? 'paper';
}

/** The controls of a section; a part with parts that is the section itself has no heading of its own. */
function SectionFields({ section }: { readonly section: TemplateSection }) {
  if (TEMPLATE_FIELDS.kind !== 'parts') return null;
  const own = [...TEMPLATE_FIELDS.parts].filter(([part]) => sectionOf(part) === section);
  return own.map(([part, field]) =>
    field.kind === 'parts' && (own.length === 1 || part === section) ? (
      <div key={part} id={fieldId(part)} className={classes.fields}>
        <PartsField field={field} path={part} />
      </div>
    ) : (
      <FieldView key={part} field={field} path={part} />
    ),
  );
}

interface TemplateFormProps {
  readonly section: TemplateSection;
  readonly onSection: (section: TemplateSection) => void;
}

/** All that a template holds, a section at a time: a rail of them, or a choice where there is no room for one. */
export function TemplateForm({ section, onSection }: TemplateFormProps) {
  const { t } = useTranslation();
  const sections = SECTIONS.map((value) => ({ value, label: t(`templates.group.${value}`) }));
  return (
    <>
      <nav className={classes.rail} aria-label={t('templates.sections')}>
        {sections.map(({ value, label }) => (
          <UnstyledButton
            key={value}
            className={classes.entry}
            aria-current={value === section}
            onClick={() => {
              onSection(value);
            }}
          >
            {label}
          </UnstyledButton>
        ))}
      </nav>
      <NativeSelect
        className={classes.choice}
        aria-label={t('templates.sections')}
        autoComplete="off"
        value={section}
        data={sections}
        onChange={({ currentTarget }) => {
          onSection(SECTIONS.find((one) => one === currentTarget.value) ?? section);
        }}
      />
      <section key={section} className={classes.fields}>
        <h2 className={classes.title}>{t(`templates.group.${section}`)}</h2>
        <p className={classes.hint}>{t(`templates.hint.${section}`)}</p>
        <SectionFields section={section} />
      </section>
    </>
  );
}
