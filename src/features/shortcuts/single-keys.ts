import { useSyncExternalStore } from 'react';

import { runtimeConfig } from '@/lib/runtime-config';
import { readTab, writeTab } from '@/lib/session/tab-storage';

const STORAGE_KEY = 'singleKeys';
const OFF = 'off';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function areOn(): boolean {
  return runtimeConfig().shortcuts && readTab(STORAGE_KEY) !== OFF;
}

/** Switches single keys off, or on again, for this tab: they may be in the way of speech input (WCAG 2.1.4). */
export function switchSingleKeys(isOn: boolean): void {
  writeTab(STORAGE_KEY, isOn ? '' : OFF);
  for (const listener of listeners) listener();
}

/** Whether single keys work: the laboratory offers them and nobody switched them off in this tab. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areOn);
}
