import { useEffect, useReducer, useRef } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { pickZipFile } from '@/reporting/zip/zip-target';
import { useSingleCall } from '@/ui/use-single-call';

import { asError } from './as-error';
import { zipName } from './pack-zip';
import { useZipWords } from './use-zip-words';
import { createZipJob, type ZipJob } from './zip-job';
import type { ZipPorts } from './zip-ports';
import { CLOSED, zipState } from './zip-state';

/** The question for the file was closed: the user does not want the zip. */
function isDeclined(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The making of a zip as the dialog shows it. */
export function useZipJob(orders: readonly OrderSummary[], ports: ZipPorts) {
  const words = useZipWords();
  const [state, dispatch] = useReducer(zipState, CLOSED);
  const pickOnce = useSingleCall();
  const job = useRef<ZipJob | null>(null);

  // Nobody waits for the zip of a screen that is gone.
  useEffect(
    () => () => {
      job.current?.close();
    },
    [],
  );

  const begin = async () => {
    const file = await pickZipFile(zipName(orders.length));
    const own = createZipJob({ orders, file, ports, words, tell: dispatch });
    job.current = own;
    dispatch({ type: 'opened', orders: orders.map(({ order }) => order) });
    void own.start();
  };

  /** Asks where the zip goes, which belongs inside the click. */
  const pick = (use: () => Promise<void>, onRefused: (error: Error) => void) => {
    pickOnce(use).catch((error: unknown) => {
      if (!isDeclined(error)) onRefused(asError(error));
    });
  };

  return {
    state,
    open: () => {
      pick(begin, (error) => {
        dispatch({ type: 'refused', error });
      });
    },
    /** The first file may be gone, or its disk full: the user chooses another one. */
    saveElsewhere: () => {
      const saveElsewhere = async () => {
        const file = await pickZipFile(zipName(orders.length));
        void job.current?.saveTo(file);
      };
      pick(saveElsewhere, (error) => {
        dispatch({ type: 'failed', phase: 'not-saved', error });
      });
    },
    retry: () => void job.current?.retry(),
    save: () => void job.current?.save(),
    /** Asks what to do with what is done; work under way ends at once. */
    stop: () => {
      job.current?.stop();
      if (state.phase === 'not-saved') dispatch({ type: 'moved', phase: 'stopped' });
    },
    /** Drops what is not written. */
    close: () => {
      job.current?.close();
      dispatch({ type: 'moved', phase: 'closed' });
      if (state.isSessionOver) ports.endSession();
    },
  };
}

export type ZipControls = ReturnType<typeof useZipJob>;
