import { Alert, Button, TextInput } from '@mantine/core';
import { Suspense, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';

import type { ReportData, ReportKind } from '@/domain/reports/content/report-data';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useLanguage } from '@/i18n/use-language';
import type { ReportTemplate } from '@/reporting/report-template';
import type { Language } from '@/domain/base/language';
import { drawInWorker } from '@/reporting/builtin/draw-in-worker';
import { loadTypeface } from '@/reporting/builtin/load-paper';
import { inTime } from '@/reporting/in-time';
import type { MadeReport } from '@/reporting/report-engine';
import { useSettings } from '@/api/configuration/get-configuration';
import { buildReportData } from '@/domain/reports/content/build-report-data';
import { paperLaboratory } from '@/domain/reports/content/paper-laboratory';
import { NO_ORDER_FILE } from '@/domain/results/clinical-order';
import { useReportWords } from '@/features/reports/use-report-words';
import { useTranslation } from '@/i18n/translation';
import { dayOfInstant } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';
import { OpeningMessage } from '@/ui/pdf-viewer/opening-message';
import { lazyPart } from '@/ui/waiting/lazy-part';

import { type Sample, sampleOrder, SAMPLES } from './samples/sample-order';
import classes from './template-preview.module.css';
import type { useTriedOrder } from './use-tried-order';

const PreviewedPdf = lazyPart(() =>
  import('./previewed-pdf').then((module) => module.PreviewedPdf),
);

/** Samples hide nothing: they are nobody's. */
const RULES = { onlyValidated: false, panicBlocking: 'none', seesConfidential: true } as const;

/** The report of a sample, by the same rules and in the same words as every report. */
function useSampleData(): (sample: Sample, kind: ReportKind) => ReportData {
  const settings = useSettings();
  const words = useReportWords(settings);
  return (sample, kind) => {
    const { order, validators, laboratory } = sampleOrder(sample, paperLaboratory(settings));
    return buildReportData(order, {
      kind,
      rules: RULES,
      validators,
      laboratory,
      clinicalOrder: { file: NO_ORDER_FILE, areas: [] },
      userName: '',
      portalUrl: window.location.origin,
      now: serverNow(),
      words,
      dayOf: dayOfInstant,
    });
  };
}

/** Milliseconds for a drawing that somebody looks at while typing: what takes longer is wrong. */
const TIME_LIMIT = 60_000;
/** Milliseconds after the last key before the paper is drawn anew. */
const PAUSE = 400;

interface DrawingRequest {
  readonly template: ReportTemplate | null;
  readonly language: Language;
  /** Names what is drawn: another name, another drawing. */
  readonly source: string;
  /** What is drawn; null where it has to be asked for first. */
  readonly dataOf: () => ReportData | null;
}

interface Drawing {
  /** The last one, which stays until the next one is there. */
  readonly made: MadeReport | null;
  readonly error: Error | null;
  readonly isDrawing: boolean;
}

/**
 * The paper of a template, drawn anew a moment after the last change. What was begun for a template that has changed since is
 * ended, and its answer is never shown.
 */
function useDrawing({ template, language, source, dataOf }: DrawingRequest): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ made: null, error: null, isDrawing: false });
  const redraw = useEffectEvent(async (signal: AbortSignal) => {
    const data = dataOf();
    if (template === null || data === null) return;
    setDrawing(({ made }) => ({ made, error: null, isDrawing: true }));
    try {
      const draw = async (either: AbortSignal) => {
        const fonts = await loadTypeface([template, data], either);
        const job = { data, template, language, fonts, attachments: [], merged: null, drawn: null };
        return drawInWorker(job, either);
      };
      const made = await inTime(draw, TIME_LIMIT, signal);
      if (!signal.aborted) setDrawing({ made, error: null, isDrawing: false });
    } catch (cause) {
      if (signal.aborted) return;
      const error = cause instanceof Error ? cause : new Error(String(cause));
      setDrawing(({ made }) => ({ made, error, isDrawing: false }));
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void redraw(controller.signal);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [template, language, source]);
  return drawing;
}

interface TriedOrderFormProps {
  readonly isAsking: boolean;
  readonly onAsk: (order: string) => void;
}

/** The number of an order to try the template on. */
function TriedOrderForm({ isAsking, onAsk }: TriedOrderFormProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const number = order.trim();
    setIsMissing(number === '');
    if (number !== '') onAsk(number);
  };
  return (
    <form className={classes.order} onSubmit={submit} noValidate>
      <TextInput
        label={t('templates.preview.order')}
        description={t('templates.preview.orderHelp')}
        value={order}
        error={isMissing && t('templates.preview.orderMissing')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck="false"
        translate="no"
        data-gramm="false"
        onChange={({ currentTarget }) => {
          setOrder(currentTarget.value);
        }}
      />
      <Button type="submit" loading={isAsking}>
        {t('templates.preview.try')}
      </Button>
    </form>
  );
}

export const SHOWN = [...SAMPLES, 'order'] as const;

/** What a template is looked at on. */
export interface Trial {
  readonly shown: Sample | 'order';
  readonly kind: ReportKind;
}

interface TemplatePreviewProps {
  readonly template: ReportTemplate | null;
  /** Something that was typed cannot be drawn: the paper is that of the moment before. */
  readonly isBehind: boolean;
  readonly trial: Trial;
  readonly tried: ReturnType<typeof useTriedOrder>;
}

/** The true paper of a template beside its form: on a sample, or on an order of the laboratory. */
export function TemplatePreview({ template, isBehind, trial, tried }: TemplatePreviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { shown, kind } = trial;
  const sampleData = useSampleData();
  const errorText = useReportErrorText(kind);
  const { made, error, isDrawing } = useDrawing({
    template,
    language,
    source: shown === 'order' ? `order ${tried.report?.at ?? ''}` : `${shown} ${kind}`,
    dataOf: () => (shown === 'order' ? (tried.report?.data ?? null) : sampleData(shown, kind)),
  });
  const failure = error ?? (shown === 'order' ? tried.error : null);
  const isWaiting = shown === 'order' && tried.report === null;
  const state = isDrawing || made === null ? 'drawing' : isBehind ? 'waiting' : null;
  const notes = [
    made !== null &&
      made.missingCharacters.length > 0 &&
      t('reports.missingCharacters', { characters: made.missingCharacters.join(' ') }),
    made?.withoutPictures === true && t('reports.withoutPictures'),
  ].filter((note) => note !== false);
  return (
    <section aria-label={t('templates.preview.title')} className={classes.preview}>
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
        <span className={classes.state} role="status">
          {!isWaiting && failure === null && state !== null && t(`templates.preview.${state}`)}
        </span>
        {isWaiting ? (
          <p className={classes.waiting}>{t('templates.preview.orderWaiting')}</p>
        ) : (
          made !== null && (
            <Suspense fallback={<OpeningMessage />}>
              <PreviewedPdf pdf={made.pdf} title={t('templates.preview.document')} />
            </Suspense>
          )
        )}
      </div>
    </section>
  );
}
