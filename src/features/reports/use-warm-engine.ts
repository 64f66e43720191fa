import { useEffect } from 'react';

import { runtimeConfig } from '@/lib/runtime-config';
import { engineOf } from '@/reporting/choose-engine';

/** Milliseconds of reading after which a report is likely enough: who only looks through orders asks for none. */
const READING = 1_500;

/** What some browsers tell of the network. */
interface Device extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

function savesData(): boolean {
  const { connection }: Device = navigator;
  return connection?.saveData === true;
}

async function warm(): Promise<void> {
  const engine = await engineOf(runtimeConfig().reportEngine);
  await engine.warm?.();
}

/**
 * Has the drawing ready for the first report, which takes several times longer than another one: where
 * results are read, once the browser tells that it has nothing else to do, and never where it is to save data.
 */
export function useWarmEngine(hasResults: boolean): void {
  useEffect(() => {
    if (!hasResults || savesData() || !('requestIdleCallback' in window)) return undefined;
    let idle = 0;
    const timer = setTimeout(() => {
      idle = requestIdleCallback(() => {
        // Nobody asked for it: the report itself tells what is missing, and tries it again.
        warm().catch(() => undefined);
      });
    }, READING);
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
    };
  }, [hasResults]);
}
