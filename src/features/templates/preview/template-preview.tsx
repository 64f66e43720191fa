import { Alert, Checkbox, NativeSelect, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReportKind } from '@/domain/reports/content/report-data';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useLanguage } from '@/i18n/use-language';
import type { ReportTemplate } from '@/reporting/report-template';
import { PdfPreview } from '@/ui/pdf-viewer/pdf-preview';

import { SAMPLES, type Sample } from './samples/sample-order';
import classes from './template-preview.module.css';
import { TriedOrderForm } from './tried-order-form';
import { useDrawing } from './use-drawing';
import { useSampleData } from './use-sample-data';
import { useTriedOrder } from './use-tried-order';

type Shown = Sample | 'order';

interface TemplatePreviewProps {
  readonly template: ReportTemplate | null;
  /** Something that was typed cannot be drawn: the paper is that of the moment before. */
  readonly isBehind: boolean;
  readonly rules: VisibilityRules;
}

/** The true paper of a template beside its form: on a sample, or on an order of the laboratory. */
export function TemplatePreview({ template, isBehind, rules }: TemplatePreviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const [shown, setShown] = useState<Shown>('usual');
  const [kind, setKind] = useState<ReportKind>('final');
  const sampleData = useSampleData();
  const tried = useTriedOrder(kind, rules);
  const errorText = useReportErrorText(kind);
  const { made, error, isDrawing } = useDrawing({
    template,
    language,
    source: shown === 'order' ? `order ${tried.report?.at ?? ''}` : `${shown} ${kind}`,
    dataOf: () => (shown === 'order' ? (tried.report?.data ?? null) : sampleData(shown, kind)),
  });
  const failure = error ?? (shown === 'order' ? tried.error : null);
  const isWaiting = shown === 'order' && tried.report === null;
  const state = isDrawing || made === null ? 'drawing' : isBehind ? 'waiting' : 'drawn';
  const notes = [
    made !== null &&
      made.missingCharacters.length > 0 &&
      t('reports.missingCharacters', { characters: made.missingCharacters.join(' ') }),
    made?.withoutPictures === true && t('reports.withoutPictures'),
  ].filter((note) => note !== false);
  const show = (next: Shown) => {
    if (next !== 'order') tried.forget();
    setShown(next);
  };
  return (
    <section aria-labelledby={titleId} className={classes.preview}>
      <div className={classes.head}>
        <Title order={2} size="h5" id={titleId}>
          {t('templates.preview.title')}
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {!isWaiting && failure === null && t(`templates.preview.${state}`)}
        </Text>
      </div>
      <div className={classes.choices}>
        <NativeSelect
          label={t('templates.preview.sample')}
          autoComplete="off"
          value={shown}
          data={[...SAMPLES, 'order' as const].map((value) => ({
            value,
            label: t(`templates.sample.${value}`),
          }))}
          onChange={({ currentTarget }) => {
            show(
              [...SAMPLES, 'order' as const].find((one) => one === currentTarget.value) ?? 'usual',
            );
          }}
        />
        <Checkbox
          label={t('templates.preview.preliminary')}
          checked={kind === 'preliminary'}
          onChange={({ currentTarget }) => {
            tried.forget();
            setKind(currentTarget.checked ? 'preliminary' : 'final');
          }}
        />
      </div>
      {shown === 'order' && <TriedOrderForm isAsking={tried.isAsking} onAsk={tried.ask} />}
      {failure !== null && (
        <Alert color="red" role="alert" title={t('templates.preview.failed')}>
          {errorText(failure)}
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert color="yellow" role="note">
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Alert>
      )}
      <div className={classes.paper}>
        {isWaiting ? (
          <p className={classes.waiting}>{t('templates.preview.orderWaiting')}</p>
        ) : (
          made !== null && <PdfPreview pdf={made.pdf} title={t('templates.preview.document')} />
        )}
      </div>
    </section>
  );
}
