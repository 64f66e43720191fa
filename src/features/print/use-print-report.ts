import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import {
  type StepProgress,
  buildReport,
  drawReport,
  fetchReport,
  type GeneratedReport,
  type ReportContext,
  type ReportRun,
} from '@/features/reports/generate-report';
import { useReportContext } from '@/features/reports/use-report-context';
import { pdfUrl } from '@/lib/files/blob-urls';
import { enterPrintGate, getPresetUser } from '@/api/authentication/get-preset-user';
import { login } from '@/api/authentication/login';
import { lendAuthorization } from '@/api/session/caller-store';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT } from '@/domain/auth/user-type';
import { printRefusal } from '@/domain/reports/print/print-refusal';
import { PrintRefusedError } from '@/domain/reports/print/print-refused-error';
import { printedResults, type PrintedResults } from '@/domain/reports/print/printed-results';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import type { PrintQuestion } from '@/domain/reports/print/print-link';
import { ApiError, isUnauthorized } from '@/lib/http/api-error';

/** The server waited in vain for its licence key, and says so in the message alone. */
const KEY_TIMEOUT = /^\s*timeout\s*$/i;

/** No word of the server within the time is its licence key's fault as well; every other failure stays what it is. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const isKeyMissing = error.kind === 'timeout' || KEY_TIMEOUT.test(error.envelope?.message ?? '');
  return isKeyMissing ? new PrintRefusedError('key') : error;
}

/** A print gate's question, on screen until its answer is right. */
export interface AskedQuestion {
  readonly question: PrintQuestion;
  readonly isWrong: boolean;
  /** Null while an answer is compared. */
  readonly answer: ((text: string) => void) | null;
}

type Ask = (question: PrintQuestion, isWrong: boolean) => Promise<string>;

/** Comes in by a link that the gate signed, or by as many answers as it takes. */
async function visitGate(
  link: string,
  { question, ask, signal }: { question: PrintQuestion; ask: Ask; signal: AbortSignal },
): Promise<Authorization> {
  const isSigned = link.includes('.');
  for (let isWrong = false; ; isWrong = true) {
    const words = isSigned ? { link } : { link, answer: await ask(question, isWrong) };
    try {
      return await enterPrintGate(words, signal);
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) throw new PrintRefusedError('tries');
      if (!isUnauthorized(error)) throw error;
      if (isSigned) throw new PrintRefusedError('link');
    }
  }
}

/** Signs the preset user in, where no gate does. The account passes through and is kept nowhere. */
async function signInPreset(link: string, ask: Ask, signal: AbortSignal): Promise<Authorization> {
  const credentials = await getPresetUser(signal);
  if (credentials === null) throw new PrintRefusedError('no-user');
  if (typeof credentials === 'string') {
    return visitGate(link, { question: credentials, ask, signal });
  }
  const outcome = await login(credentials, signal).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (outcome.kind === 'refused') throw new PrintRefusedError(printRefusal(outcome.entries));
  const { authorization, changePassword } = outcome;
  if (changePassword && authorization.type === PATIENT) throw new PrintRefusedError('expired');
  return authorization;
}

/** A report and what it says. */
interface PrintedReport extends GeneratedReport {
  readonly results: PrintedResults;
}

/** An order that nobody knows reads like a link that is none: guessing tells nothing. */
function withoutGuessing(error: unknown): unknown {
  const isUnknown = error instanceof ReportRefusedError && error.refusal === 'unknown';
  return isUnknown ? new PrintRefusedError('link') : error;
}

/**
 * The report of a print link: the preset user is signed in for as long as the report is made, and forgotten whatever comes of it.
 * Rejects with `PrintRefusedError`, `ApiError` and as the steps of `generate-report` do.
 */
async function printReport(
  link: string,
  contextFor: (visitor: Authorization) => ReportContext,
  { ask, ...run }: ReportRun & { readonly ask: Ask },
): Promise<PrintedReport> {
  const visitor = await signInPreset(link, ask, run.signal);
  const [order = ''] = link.split('.');
  const forget = lendAuthorization(visitor);
  try {
    const context = contextFor(visitor);
    const { rules } = context;
    const fetched = await fetchReport(order, context, run).catch((error: unknown) => {
      throw withoutGuessing(error);
    });
    const { places } = fetched.sources;
    const report = await drawReport(buildReport(fetched, context), context, run);
    return { ...report, results: printedResults(fetched.order, { rules, places }) };
  } finally {
    forget();
  }
}

/** A report with its first address, which no other report has, and what it says. */
export interface ReadyPrint extends PrintedReport {
  readonly url: string;
}

/**
 * Makes the report of a link as soon as its screen opens, and stops with it: by the same steps as the buttons, only what everybody
 * may see, validated tests, and no delivery. The preset account is never tried again without being asked.
 * `progress` is null while that account signs in, `asked` is what a print gate wants to know before.
 */
export function usePrintReport(link: string, settings: Settings) {
  const contextFor = useReportContext('final', settings);
  const [progress, setProgress] = useState<StepProgress | null>(null);
  const [asked, setAsked] = useState<AskedQuestion | null>(null);
  const ask: Ask = (question, isWrong) =>
    new Promise((resolve) => {
      const answer = (text: string) => {
        setAsked({ question, isWrong: false, answer: null });
        resolve(text);
      };
      setAsked({ question, isWrong, answer });
    });
  const making = useMutation({
    gcTime: 0,
    mutationFn: async (signal: AbortSignal): Promise<ReadyPrint> => {
      setProgress(null);
      const report = await printReport(
        link,
        (authorization) => {
          setAsked(null);
          const rules = visibilityRules(settings.results, { onlyValidated: true, authorization });
          return { ...contextFor(rules), ownLink: link.includes('.') ? link : null };
        },
        { onStep: setProgress, signal, ask },
      );
      return { ...report, url: pdfUrl(report.pdf) };
    },
  });
  const start = useEffectEvent((signal: AbortSignal) => {
    making.mutate(signal);
  });
  useEffect(() => {
    const controller = new AbortController();
    start(controller.signal);
    return () => {
      controller.abort();
    };
  }, []);
  return { progress, asked, report: making.data, error: making.error };
}
