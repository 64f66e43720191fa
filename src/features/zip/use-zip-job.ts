import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';

import type { Authorization } from '@/domain/auth/authorization';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { reportCode } from '@/domain/reports/protection/report-password';
import type { ReportContext } from '@/features/reports/generate-report';
import { leaveSession } from '@/features/session/leave-session';
import { randomBelow } from '@/lib/random-below';
import { pickZipFile } from '@/reporting/zip/zip-target';

import { asError } from './as-error';
import { zipName } from './pack-zip';
import { useZipWords } from './use-zip-words';
import { createZipJob, type ZipJob } from './zip-job';
import { CLOSED, zipState, type ZipPhase } from './zip-state';

/** The question for the file was closed: the user does not want the zip. */
function isDeclined(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** What is asked for. */
interface ZipRequest {
  readonly orders: readonly OrderSummary[];
  /** How many orders their list has where they may be the newest alone; null where they are all. */
  readonly newest: number | null;
}

const NOTHING: ZipRequest = { orders: [], newest: null };

interface ZipSetting {
  /** The steps of the final report of one order. */
  readonly context: ReportContext;
  readonly authorization: Authorization;
}

/** The making of a zip as the dialog shows it. */
export function useZipJob({ context, authorization }: ZipSetting) {
  const queryClient = useQueryClient();
  const words = useZipWords();
  const [state, dispatch] = useReducer(zipState, CLOSED);
  const question = useRef<Promise<FileSystemFileHandle | null>>(null);
  /** Counts the questions put: the answer to one that was given up, or put again, begins nothing. */
  const asked = useRef(0);
  const beforeQuestion = useRef<ZipPhase>('closed');
  const job = useRef<ZipJob | null>(null);
  /** What was last asked for. */
  const chosen = useRef(NOTHING);

  // Nobody waits for the zip of a screen that is gone.
  useEffect(
    () => () => {
      asked.current += 1;
      job.current?.close();
    },
    [],
  );

  /**
   * Asks where the zip goes, which belongs inside the click; the browser asks once at a time. Without an answer the zip is where it
   * was before, and where the browser cannot ask it is `refused` with the reason.
   */
  const pick = async (
    onChosen: (file: FileSystemFileHandle | null) => void,
    refused: 'not-started' | 'not-saved',
  ): Promise<void> => {
    beforeQuestion.current = state.phase;
    asked.current += 1;
    const own = asked.current;
    try {
      question.current ??= pickZipFile(zipName(chosen.current.orders.length));
      const file = await question.current;
      question.current = null;
      if (own === asked.current) onChosen(file);
    } catch (error) {
      question.current = null;
      if (own !== asked.current) return;
      if (isDeclined(error)) dispatch({ type: 'moved', phase: beforeQuestion.current });
      else dispatch({ type: 'failed', phase: refused, error: asError(error) });
    }
  };
  const begin = (file: FileSystemFileHandle | null) => {
    const { orders, newest } = chosen.current;
    job.current = createZipJob({
      orders,
      listNote: newest === null ? '' : words.listNote(newest),
      file,
      context,
      authorization,
      code: reportCode(randomBelow),
      queryClient,
      words,
      tell: dispatch,
    });
    dispatch({ type: 'moved', phase: 'running' });
    void job.current.start();
  };

  return {
    state,
    /** Packs these orders; without any, those of the last attempt once more. */
    open: (request = chosen.current) => {
      chosen.current = request;
      const { orders, newest } = request;
      dispatch({ type: 'asked', orders: orders.map(({ order }) => order), newest });
      void pick(begin, 'not-started');
    },
    /** The first file may be gone, or its disk full: the user chooses another one. */
    saveElsewhere: () => {
      dispatch({ type: 'moved', phase: 'choosing' });
      void pick((file) => void job.current?.saveTo(file), 'not-saved');
    },
    retry: () => void job.current?.retry(),
    save: () => void job.current?.save(),
    /** Asks what to do with what is done; work under way ends at once. A question for the file is given up. */
    stop: () => {
      if (state.phase === 'choosing') {
        asked.current += 1;
        dispatch({ type: 'moved', phase: beforeQuestion.current });
        return;
      }
      job.current?.stop();
      if (state.phase === 'not-saved') dispatch({ type: 'moved', phase: 'stopped' });
    },
    /** Drops what is not written. A session that the server ended is left now: nothing can be lost by it any more. */
    close: () => {
      job.current?.close();
      dispatch({ type: 'moved', phase: 'closed' });
      if (state.isSessionOver) void leaveSession(queryClient, 'refused');
    },
  };
}

export type ZipControls = ReturnType<typeof useZipJob>;
