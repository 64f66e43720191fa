import { MantineProvider } from '@mantine/core';
import { createNotificationsStore, notifications, Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import type { Settings } from '@/domain/configuration/settings';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { mailPreview } from '@/domain/mail/mail-preview';
import { commentParagraphs } from '@/domain/results/comment-text';
import { historySeries } from '@/domain/results/history-series';
import { HistorySection } from '@/features/history/history-section';
import { HistoryTable } from '@/features/history/history-table';
import { HistoryTooltip } from '@/features/history/history-tooltip';
import { LoginHeader } from '@/features/login/login-header';
import { LoginScreen } from '@/features/login/login-screen';
import { OrderEntry } from '@/features/orders/order-entry';
import { Antibiogram } from '@/features/results/antibiogram';
import { CommentText } from '@/features/results/comment-text';
import { OrderHeader } from '@/features/results/order-header';
import { TestCells } from '@/features/results/test-cells';
import { ApiError } from '@/lib/api-error';
import { parseMarkedText } from '@/lib/marked-text';
import { readText } from '@/lib/scalars';
import { markedHtml, textHtml } from '@/reporting/stimulsoft/marked-html';
import { BrandLogo } from '@/ui/brand-logo';
import { TimeSeriesChart } from '@/ui/charts/time-series-chart';
import { ErrorAlert } from '@/ui/error-alert';
import { PageFooter } from '@/ui/page-footer';
import { RichTextEditor } from '@/ui/rich-text/rich-text-editor';
import { SafeHtml } from '@/ui/safe-html/safe-html';
import { SafeMail } from '@/ui/safe-html/safe-mail';
import { applyBrand } from '@/ui/theme/apply-brand';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem } from '@tests/support/fixtures/test-history';

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

const SETTINGS = settingsFromEntries([]);
const NOTHING = () => undefined;
const NO_TICKS = { modes: [], isTicked: () => false, onToggle: NOTHING } as never;

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
  return { test: reportTest(words), items: [item], gap: null, hasGaps: false };
}

function patientOf(text: string) {
  const names = { name1: text, name2: text, lastName: text, surName: text };
  const ids = { order: '202611200007', patientIdDB: 1, patientId: text, documentType: text };
  return { ...names, ...ids, documentTypeId: 0, sex: null, birthday: null };
}

function failureOf(text: string): ApiError {
  const envelope = { code: 0, message: text, errorFields: [text] };
  return new ApiError('rejected', '/path', { status: 500, envelope });
}

/** The sign-in with an installation's texts and pictures. */
function Login({ message, pictures }: { readonly message: string; readonly pictures: string }) {
  const branding = { Logo: pictures, Banner: pictures, FondoLogin: pictures, Titulo: message };
  return (
    <LoginScreen
      settings={configured(branding)}
      types={[{ type: 4, name: message, message, image: pictures }]}
      documentTypes={[{ id: 1, name: message }]}
      gaps={[]}
      isSessionExpired={false}
      onSignedIn={NOTHING}
      renderForcedChange={() => null}
      renderForgotPassword={() => null}
      languageSwitch={null}
      footer={null}
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

function PageTitle({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = text;
  }, [text]);
  return children;
}

/** Markup for the licensed engine, as that engine takes it: read by a parser. */
function Parsed({ markup }: { readonly markup: string }) {
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

const chartAxis = (text: string) => ({ from: 0, to: 10, ticks: [{ value: 5, text }] });
const POINT = { time: 5, value: 5, form: 'circle', tone: 'quiet' } as const;
const SERIES = {
  points: [POINT],
  lines: [],
  bands: [],
  breaks: [5],
  unknown: [{ from: 1, to: 2 }],
};

const whole = (text: string) => [text.trim()];
const marked = (text: string) => parseMarkedText(text).map((run) => run.text);
const paragraphs = (text: string) => commentParagraphs(text).flatMap(marked);
const lines = (text: string) => marked(text).flatMap((run) => run.split('\n'));
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

const staying = (sink: Sink): Sink => ({ ...sink, stays: true });

/** The places of promise A1 that are drawn; the cells of a workbook are the twenty-first. */
export const SINKS: readonly Sink[] = [
  text(
    'unit in the grid',
    (unit) => (
      <TestCells
        test={reportTest({ unit })}
        isInProfile={false}
        settings={SETTINGS.results}
        ticks={NO_TICKS}
        dateFormat=""
        previous={undefined}
      />
    ),
    marked,
  ),
  text('history table', (words) => <HistoryTable history={historyOf(words)} settings={SETTINGS} />),
  staying(
    text('chart axis and heading', (words) => (
      <HistorySection history={historyOf(words)}>
        <TimeSeriesChart
          label={words}
          series={SERIES}
          timeAxis={chartAxis(words)}
          valueAxis={chartAxis(words)}
          width={300}
          height={200}
          breakLabel={words}
          unknownLabel={words}
          renderTooltip={() => null}
        />
      </HistorySection>
    )),
  ),
  text('chart tooltip', (words) => {
    const { test, items } = historyOf(words);
    const { points } = historySeries(items);
    return <HistoryTooltip test={test} points={points} settings={SETTINGS} />;
  }),
  text('result comment', (stored) => <CommentText stored={stored}>{null}</CommentText>, paragraphs),
  text('antibiogram and its comment', (words) => {
    const antibiotics = [{ antibiotic: words, mic: words, interpretation: words }];
    const organism = { name: words, comment: words, antibiotics, unreadable: 0 };
    return <Antibiogram microorganisms={[{ id: 1, ...organism }]} />;
  }),
  {
    name: 'terms',
    kind: 'rich',
    draw: (html) => <SafeHtml html={html}>x</SafeHtml>,
    shown: nothing,
  },
  {
    name: 'editor of the terms',
    kind: 'textEditor',
    stays: true,
    draw: (html) => <RichTextEditor label="x" value={html} onChange={NOTHING} />,
    shown: nothing,
  },
  {
    name: 'editor of the mail',
    kind: 'mailEditor',
    stays: true,
    draw: (html) => <RichTextEditor label="x" value={html} onChange={NOTHING} isMail />,
    shown: nothing,
  },
  {
    name: 'preview of the mail',
    kind: 'mail',
    draw: (html) => <SafeMail html={mailPreview({ body: html, pictures: [] })} />,
    shown: nothing,
  },
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
      <OrderEntry order={patientOf(words)} dateFormat="" />
      <OrderHeader order={patientOf(words)} areaName={words} dateFormat="" />
      <TestCells
        test={reportTest({ name: words, abbreviation: words, result: words })}
        isInProfile
        settings={SETTINGS.results}
        ticks={NO_TICKS}
        dateFormat=""
        previous={undefined}
      />
    </>
  )),
  text('title of the page and labels', (words) => (
    <PageTitle text={words}>
      <HistoryTable
        history={{ ...historyOf('x'), test: reportTest({ name: words }) }}
        settings={SETTINGS}
      />
    </PageTitle>
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
  text(
    'texts of a report',
    (words) => (
      <>
        <Parsed markup={markedHtml(words)} />
        <Parsed markup={textHtml(words)} />
      </>
    ),
    lines,
  ),
  text('toasts', (words) => <Toast text={words} />),
];

/** What the components of the portal stand in. */
export function Portal({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MantineProvider env="test">{children}</MantineProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** A sink with one text after the other: `onReady` is given what shows the next one. */
export function Place({
  sink,
  onReady,
}: {
  readonly sink: Sink;
  readonly onReady: (show: (text: string) => void) => void;
}) {
  const [source, setSource] = useState('palabra');
  useEffect(() => {
    onReady(setSource);
  }, [onReady]);
  return (
    <div data-sink={sink.name} key={sink.stays === true ? '' : source}>
      {sink.draw(source)}
    </div>
  );
}
