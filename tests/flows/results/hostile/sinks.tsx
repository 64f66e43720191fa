import type { ReactElement } from 'react';

import { mailPreview } from '@/domain/mail/mail-preview';
import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { historySeries } from '@/domain/results/history/history-series';
import { HistorySection } from '@/features/history/history-section';
import { HistoryTable } from '@/features/history/table/history-table';
import { HistoryTooltip } from '@/features/history/charts/history-tooltip';
import { LoginHeader } from '@/features/login/login-header';
import { OrderEntry } from '@/features/orders/order-entry';
import { Antibiogram } from '@/features/results/antibiogram/antibiogram';
import { CommentText } from '@/features/results/dialogs/comment-text';
import { OrderHeader } from '@/features/results/header/order-header';
import { sizedColumns } from '@/features/results/grid/column-layout';
import { resultColumns } from '@/features/results/grid/columns';
import { WideRow } from '@/features/results/grid/wide-row';
import { parseMarkedText } from '@/lib/text/marked-text';
import { readText } from '@/lib/wire/scalars';
import { markedHtml, textHtml } from '@/reporting/stimulsoft/marked-html';
import { BrandLogo } from '@/ui/page/brand-logo';
import { TimeSeriesChart } from '@/ui/charts/time-series-chart';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { PageFooter } from '@/ui/page/page-footer';
import { RichTextEditor } from '@/ui/rich-text/rich-text-editor';
import { SafeHtml } from '@/ui/safe-html/safe-html';
import { SafeMail } from '@/ui/safe-html/safe-mail';
import { applyBrand } from '@/ui/theme/apply-brand';
import { reportTest } from '@tests/support/fixtures/report-order';

import {
  chartAxis,
  configured,
  failureOf,
  historyOf,
  Login,
  NO_TICKS,
  NOTHING,
  PageTitle,
  Parsed,
  patientOf,
  SERIES,
  SETTINGS,
  Toast,
} from './parts';

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
      <WideRow
        columns={sizedColumns(resultColumns([]), 0)}
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
      <OrderEntry
        isSeen={false}
        hasMarks={false}
        review={undefined}
        order={patientOf(words)}
        dateFormat=""
      />
      <OrderHeader order={patientOf(words)} areaName={words} dateFormat="" />
      <WideRow
        columns={sizedColumns(resultColumns([]), 0)}
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
      <HistoryTable history={{ ...historyOf('x'), test: reportTest({ name: words }) }} present="" />
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
