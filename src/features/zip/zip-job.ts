import type { QueryClient } from '@tanstack/react-query';

import { reportSettingsOptions } from '@/api/configuration/get-report-settings';
import { changeStateTest } from '@/api/reports/change-state-test';
import { noteDelivered } from '@/api/reports/delivered-orders';
import type { Authorization } from '@/domain/auth/authorization';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { stoppedOutcomes, zipAccount, type ZipOutcome } from '@/domain/reports/zip/zip-account';
import type { GeneratedReport, ReportContext } from '@/features/reports/generate-report';
import { createBlobUrl } from '@/lib/files/blob-urls';
import { downloadUrl } from '@/lib/files/download';
import { runtimeConfig } from '@/lib/runtime-config';
import { serverNow } from '@/lib/session/server-clock';
import { readClocks } from '@/lib/session/session-clock';
import { reportsAtOnce } from '@/reporting/choose-engine';
import { inTime } from '@/reporting/in-time';
import { reportFileNames } from '@/reporting/zip/report-file-names';
import type { SummaryWords } from '@/reporting/zip/summary-job';
import { removeIfEmpty, ZIP_TYPE } from '@/reporting/zip/zip-target';

import { asError } from './as-error';
import { keepReport, type KeptReport, recordDeliveries } from './kept-report';
import { packZip, zipName } from './pack-zip';
import { prepareOrder } from './prepare-order';
import { PREPARE_LIMIT, runZip } from './run-zip';
import type { ZipAction } from './zip-state';

/** Milliseconds between two looks at the progress: to draw the dialog for each order costs as much as to read its answers. */
const PACE = 250;
/** What follows each other quickly while reports are made. */
const PROGRESS: ReadonlySet<ZipAction['type']> = new Set(['drawing', 'locked', 'outcome']);

/** Tells in the same order, but progress only four times a second; whatever else happens brings it along at once. */
export function paced(tell: (action: ZipAction) => void): (action: ZipAction) => void {
  let waiting: ZipAction[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellAll = () => {
    clearTimeout(timer);
    timer = undefined;
    const actions = waiting;
    waiting = [];
    for (const action of actions) tell(action);
  };
  return (action) => {
    waiting.push(action);
    if (PROGRESS.has(action.type)) timer ??= setTimeout(tellAll, PACE);
    else tellAll();
  };
}

/** Words that the summary and the list of orders need. */
export interface ZipWords {
  readonly summary: SummaryWords;
  /** That a list of so many orders may be the newest alone. */
  readonly listNote: (count: number) => string;
  /** Why an order has no report when the user stopped before its turn, and when the session ended before it. */
  readonly stopped: string;
  readonly sessionOver: string;
  /** Why an order has no report. */
  readonly reasonOf: (error: Error) => string;
  /** What is missing in a report; empty when nothing is. */
  readonly remarkOf: (report: GeneratedReport) => string;
}

interface ZipJobSetting {
  readonly orders: readonly OrderSummary[];
  /** What is missing in their list, in words; empty when nothing is. */
  readonly listNote: string;
  /** Where the zip goes; null for a download. */
  readonly file: FileSystemFileHandle | null;
  /** The steps of the single final report: the same engine, template, labels and rules. */
  readonly context: ReportContext;
  /** Who packs: the deliveries are recorded for them. */
  readonly authorization: Authorization;
  /** The password of the protected reports whose order holds none. */
  readonly code: string;
  readonly queryClient: QueryClient;
  readonly words: ZipWords;
  readonly tell: (action: ZipAction) => void;
}

/** The making of one zip, from the click to the last recorded delivery. Nothing of it rejects: it tells. */
export interface ZipJob {
  readonly start: () => Promise<void>;
  /** Tries what failed or had no turn yet; the zip is then written anew, with everything. */
  readonly retry: () => Promise<void>;
  /** Ends drawing or writing at once; what is done stays. */
  readonly stop: () => void;
  /** Writes what is done, where it was to go. */
  readonly save: () => Promise<void>;
  /** Writes what is done into another file, after the first one failed; null for a download. */
  readonly saveTo: (file: FileSystemFileHandle | null) => Promise<void>;
  /** Stops, drops what is not written and tells nothing any more; deliveries of a written zip are still recorded. */
  readonly close: () => void;
}

export function createZipJob(setting: ZipJobSetting): ZipJob {
  const { orders, listNote, context, authorization, code, queryClient, words, tell } = setting;
  let target = setting.file;
  // The first of a number names its file.
  const listed = new Map(orders.toReversed().map((summary) => [summary.order, summary]));
  const numbers = [...new Set(orders.map(({ order }) => order))];
  const reports = new Map<string, KeptReport>();
  const outcomes: ZipOutcome[] = [];
  /** Names of the reports by order number; null until the settings are read. */
  let fileNames: ReadonlyMap<string, string> | null = null;
  let running = new AbortController();
  let isSessionOver = false;
  let savedCount = 0;
  let isClosed = false;

  const say = paced((action) => {
    if (!isClosed) tell(action);
  });
  const account = () => zipAccount(numbers, outcomes);
  const fullAccount = () => {
    const missed = stoppedOutcomes(account(), isSessionOver ? words.sessionOver : words.stopped);
    return zipAccount(numbers, [...outcomes, ...missed]);
  };

  const record = async () => {
    const included = account().included.map(({ order }) => order);
    const delivered: string[] = [];
    const { unrecorded, isRefused } = await recordDeliveries(included, {
      reports,
      recordDelivery: async (order, report) => {
        await changeStateTest(report, authorization);
        delivered.push(order);
      },
    });
    noteDelivered(queryClient, delivered);
    if (isRefused) say({ type: 'session-over' });
    say({ type: 'unrecorded', count: unrecorded });
    say({ type: 'moved', phase: 'ended' });
  };
  const save = async () => {
    running = new AbortController();
    say({ type: 'moved', phase: 'saving' });
    const full = fullAccount();
    const savedAs = target?.name ?? zipName(full.included.length);
    try {
      const packed = { orders, listNote, account: full, reports };
      const contents = { ...packed, words: words.summary, now: serverNow() };
      const zip = await packZip(contents, { file: target, signal: running.signal });
      if (zip !== null) downloadUrl(createBlobUrl(zip, ZIP_TYPE), savedAs);
    } catch (cause) {
      if (running.signal.aborted) say({ type: 'moved', phase: 'stopped' });
      else say({ type: 'failed', phase: 'not-saved', error: asError(cause) });
      return;
    }
    savedCount = full.included.length;
    say({ type: 'saved', savedAs });
    await record();
  };
  const readFileNames = async (signal: AbortSignal) => {
    const settings = () => queryClient.query(reportSettingsOptions());
    // As long as the calls of an order may take.
    const { fileNaming } = await inTime(settings, PREPARE_LIMIT, signal);
    return reportFileNames(orders, fileNaming);
  };
  const run = async (trying: readonly string[]) => {
    running = new AbortController();
    const { signal } = running;
    say({ type: 'started', trying: trying.length, at: readClocks().steady });
    try {
      fileNames ??= await readFileNames(signal);
    } catch (cause) {
      if (signal.aborted) say({ type: 'moved', phase: 'stopped' });
      else say({ type: 'failed', phase: 'not-started', error: asError(cause) });
      return;
    }
    const end = await runZip(trying, {
      prepare: (order, signal) =>
        prepareOrder(order, { context, remarkOf: words.remarkOf, code }, signal),
      listed,
      reasonOf: words.reasonOf,
      fileNames,
      keep: (order, prepared, report) => {
        reports.set(order, keepReport(prepared, report));
        const { protection } = report;
        if (protection !== null)
          say({ type: 'locked', code: 'password' in protection ? null : code });
      },
      drawingsAtOnce: reportsAtOnce(runtimeConfig().reportEngine),
      onDrawing: (order) => {
        say({ type: 'drawing', order });
      },
      onOutcome: (outcome) => {
        outcomes.push(outcome);
        say({ type: 'outcome', outcome, at: readClocks().steady });
      },
      signal,
    });
    if (end === 'session-over') {
      isSessionOver = true;
      say({ type: 'session-over' });
    }
    if (end === 'stopped') say({ type: 'moved', phase: 'stopped' });
    else if (account().included.length > savedCount) await save();
    else say({ type: 'moved', phase: 'ended' });
  };

  return {
    start: () => run(numbers),
    save,
    saveTo: (other) => {
      target = other;
      return save();
    },
    retry: () => {
      const { failed, pending } = account();
      return run([...failed.map(({ order }) => order), ...pending]);
    },
    stop: () => {
      running.abort();
    },
    close: () => {
      isClosed = true;
      running.abort();
      // Whether the empty file could be removed is of no consequence to the user, who wants none.
      if (target !== null && savedCount === 0) removeIfEmpty(target).catch(() => undefined);
    },
  };
}
