import { createContext, use, useSyncExternalStore } from 'react';

import {
  valueAt,
  type Draft,
  type DraftProblem,
} from '@/extensions/templates/template/template-draft';

import type { TemplateState, TemplateStore } from './template-store';

const StoreContext = createContext<TemplateStore | null>(null);

export const TemplateStoreProvider = StoreContext.Provider;

/** The template in the editor around a field. */
function useTemplateStore(): TemplateStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('no template in the editor');
  return store;
}

/** What the editor shows, drawn anew with every change. */
export function useTemplateState(store: TemplateStore): TemplateState {
  return useSyncExternalStore(store.subscribe, store.read);
}

/** A field's own place of the template. */
export interface TemplatePlace {
  readonly value: Draft | undefined;
  readonly problem: DraftProblem | undefined;
  readonly change: (value: Draft) => void;
  /** The same for what is typed letter by letter. */
  readonly type: (value: Draft) => void;
  /** The field was left: what is typed next is another step. */
  readonly rest: () => void;
}

/** A place of the template, drawn anew when what stands there changes, or what is wrong with it. */
export function useTemplatePlace(path: string): TemplatePlace {
  const store = useTemplateStore();
  const value = useSyncExternalStore(store.subscribe, () =>
    valueAt(store.read().history.present.draft, path),
  );
  const problem = useSyncExternalStore(store.subscribe, () => {
    const { reading } = store.read();
    return reading.ok ? undefined : reading.problems[path];
  });
  return {
    value,
    problem,
    change: (next) => {
      store.change(path, next);
    },
    type: (next) => {
      store.change(path, next, true);
    },
    rest: () => {
      store.rest();
    },
  };
}
