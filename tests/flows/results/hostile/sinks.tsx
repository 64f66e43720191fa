import { createNotificationsStore, notifications, Notifications } from '@mantine/notifications';
import { type ReactElement, useEffect, useState } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { mailPreview } from '@/domain/mail/mail-preview';
import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { historySeries } from '@/domain/results/history/history-series';
import type { ReportTest } from '@/domain/reports/content/report-order';
import { HistoryTooltip } from '@/features/history/charts/history-chart';
import { HistorySection } from '@/features/history/history-section';
import { HistoryTable } from '@/features/history/table/history-table';
import { LoginHeader, LoginScreen } from '@/features/login/login-screen';
import { OrderEntry } from '@/features/orders/order-entry';
import { Antibiogram } from '@/features/results/antibiogram/antibiogram';
import { CommentText } from '@/features/results/dialogs/comment-text';
import { resultColumns } from '@/features/results/grid/columns';
import { WideRow } from '@/features/results/grid/wide-row';
import { OrderHeader } from '@/features/results/header/order-header';
import { ApiError } from '@/lib/http/api-error';
import { parseMarkedText } from '@/lib/text/marked-text';
import { readText } from '@/lib/wire/scalars';
import { TimeSeriesChart } from '@/ui/charts/time-series-chart';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { BrandLogo } from '@/ui/page/brand-logo';
import { PageFooter } from '@/ui/page/page-footer';
import { RichTextEditor } from '@/ui/rich-text/rich-text-editor';
import { SafeHtml } from '@/ui/safe-html/safe-html';
import { SafeMail } from '@/ui/safe-html/safe-mail';
import { applyBrand } from '@/ui/theme/brand';
import { historyItem } from '@tests/support/fixtures/test-history';
import { reportTest } from '@tests/support/fixtures/report-order';

export const SETTINGS = settingsFromEntries([]);
const NOTHING = () => undefined;

/** Settings as an installation stores them, from its entries. */
function configured(entries: Readonly<Record<string, string>>): Settings {
  return settingsFromEntries(
    Object.entries(entries).map(([key, value]) => ({ key, value, origin: null })),
  );
}

/** One history whose every text is the given one. */
function historyOf(text: string) {
  const words = { name: text, unit: text, referenceLiteral: text };
  const item = historyItem({ order: text, result: text, comment: text, referenceLiteral: text });
  return { test: reportTest(words), items: [item], gap: null, hasGaps: false, isRepeated: false };
}

function patientOf(text: string) {
  const names = { name1: text, name2: text, lastName: text, surName: text };
  const ids = { order: '202611200007', patientIdDB: 1, patientId: text, documentType: text };
  return { ...names, ...ids, documentTypeId: 0, sex: null, birthday: null };
}

function failureOf(text: string): ApiError {
  const envelope = { code: 0 as const, message: text, errorFields: [text] };
  return new ApiError('rejected', '/path', { status: 500, envelope });
}

/** The sign-in with an installation's texts and pictures. */
function Login({ message, pictures }: { readonly message: string; readonly pictures: string }) {
  const branding = { Logo: pictures, Banner: pictures, FondoLogin: pictures, Titulo: message };
  const types = [{ type: 4, name: message, message, image: pictures }] as const;
  const documentTypes = [{ id: 1, abbreviation: message, name: message }];
  return (
    <LoginScreen
      settings={configured(branding)}
      offers={{ types, documentTypes, gaps: [] }}
      sessionEnd={null}
      isLinkExpired={false}
      onSignedIn={NOTHING}
    />
  );
}

function Toast({ text }: { readonly text: string }) {
  const [store] = useState(createNotificationsStore);
  useEffect(() => {
    notifications.show({ title: text, message: text, autoClose: false }, store);
  }, [store, text]);
  return <Notifications store={store} withinPortal={false} />;
}

const chartAxis = (text: string) => ({ from: 0, to: 10, ticks: [{ value: 5, text }] });
const POINT = { time: 5, value: 5, form: 'circle', tone: 'quiet' } as const;
const SERIES = {
  ...{ points: [POINT], lines: [], bands: [], labels: [], breaks: [5] },
  unknown: [{ from: 1, to: 2 }],
};

const row = (fields: Partial<ReportTest>) => (
  <WideRow
    columns={resultColumns([])}
    test={reportTest(fields)}
    settings={SETTINGS.results}
    dateFormat=""
    previous={undefined}
    rowIndex={undefined}
  />
);

/** A place of the portal that shows what others wrote. */
export interface Sink {
  readonly name: string;
  /** What may be drawn: bare text and its marks, rich text, rich text with pictures, or either inside an editor. */
  readonly kind: 'text' | 'rich' | 'mail' | 'textEditor' | 'mailEditor';
  readonly draw: (text: string) => ReactElement;
  /** It stays where it is and is given one text after the other, as by a form; making it anew each time would be slow. */
  readonly stays?: true;
  /** The parts of a text that must be readable here, character by character; none where the place shows no texts. */
  readonly shown: (text: string) => readonly string[];
}

const whole = (text: string) => [text.trim()];
const marked = (text: string) => parseMarkedText(text).map((run) => run.text);
const paragraphs = (text: string) => commentParagraphs(text).flatMap(marked);
const nothing = () => [];

const text = (
  name: string,
  draw: (source: string) => ReactElement,
  shown: Sink['shown'] = whole,
): Sink => ({
  name,
  kind: 'text',
  draw: (source) => draw(readText(source)),
  shown: (source) => shown(readText(source)),
});

const markup = (name: string, kind: Sink['kind'], draw: Sink['draw']): Sink => ({
  ...{ name, kind, draw, shown: nothing },
});

const staying = (sink: Sink): Sink => ({ ...sink, stays: true });

const EXTENSIONS = import.meta.glob<{ readonly SINKS: readonly Sink[] }>(
  '/src/extensions/*/tests/sinks.tsx',
  { eager: true },
);

/** The places that are drawn, those of extensions too; the cells of a workbook are one more. */
export const SINKS: readonly Sink[] = [
  ...Object.values(EXTENSIONS).flatMap((module) => module.SINKS),
  text('unit in the grid', (unit) => row({ unit }), marked),
  text('history table', (words) => <HistoryTable history={historyOf(words)} present="" />),
  staying(
    text('chart axis and heading', (words) => (
      <HistorySection history={historyOf(words)}>
        <TimeSeriesChart
          label={words}
          series={SERIES}
          unit={words}
          timeAxis={chartAxis(words)}
          valueAxis={chartAxis(words)}
          width={300}
          height={200}
          breakLabel={words}
          unknownLabel={words}
          renderTooltip={() => null}
          onChoose={nothing}
        />
      </HistorySection>
    )),
  ),
  text('chart tooltip', (words) => {
    const { test, items } = historyOf(words);
    const { points } = historySeries(items);
    return <HistoryTooltip test={test} isNamed points={points} />;
  }),
  text('result comment', (stored) => <CommentText stored={stored}>{null}</CommentText>, paragraphs),
  text('antibiogram and its comment', (words) => {
    const antibiotics = [{ antibiotic: words, mic: words, interpretation: words }];
    const organism = { name: words, comment: words, antibiotics, unreadable: 0 };
    return <Antibiogram microorganisms={[{ id: 1, ...organism }]} />;
  }),
  markup('terms', 'rich', (html) => <SafeHtml html={html}>x</SafeHtml>),
  staying(
    markup('editor of the terms', 'textEditor', (html) => (
      <RichTextEditor label="x" value={html} onChange={NOTHING} />
    )),
  ),
  staying(
    markup('editor of the mail', 'mailEditor', (html) => (
      <RichTextEditor label="x" value={html} onChange={NOTHING} isMail />
    )),
  ),
  markup('preview of the mail', 'mail', (html) => (
    <SafeMail html={mailPreview({ body: html, pictures: [] })} />
  )),
  staying(text('welcome message', (message) => <Login message={message} pictures="" />)),
  text('title and lines of information', (words) => (
    <>
      <LoginHeader branding={configured({ Titulo: words }).branding} />
      <PageFooter lines={[words, words]} site="" density="roomy">
        {null}
      </PageFooter>
    </>
  )),
  text(
    'address of the footer',
    (site) => (
      <PageFooter lines={[]} site={site} density="roomy">
        {null}
      </PageFooter>
    ),
    nothing,
  ),
  staying(
    text(
      'logo, banner, background and pictures',
      (pictures) => (
        <>
          <Login message="" pictures={pictures} />
          <BrandLogo logo={pictures} name="x" />
        </>
      ),
      nothing,
    ),
  ),
  text('error', (words) => (
    <ErrorAlert title={words} error={failureOf(words)} isRetrying={false} onRetry={NOTHING} />
  )),
  text('names of patients and tests', (words) => (
    <>
      <OrderEntry
        isSeen={false}
        isReviewed={false}
        review={undefined}
        order={patientOf(words)}
        dateFormat=""
      />
      <OrderHeader order={patientOf(words)} areaName={words} dateFormat="" />
      {row({ name: words, abbreviation: words, result: words })}
    </>
  )),
  text('title of the page and labels', (words) => (
    <>
      <title>{words}</title>
      <HistoryTable history={{ ...historyOf('x'), test: reportTest({ name: words }) }} present="" />
    </>
  )),
  text(
    'colour of the brand',
    (color) => (
      <div
        ref={(element) => {
          if (element !== null) applyBrand(configured({ Color: color }).branding.color, element);
        }}
      />
    ),
    nothing,
  ),
  text('toasts', (words) => <Toast text={words} />),
];
