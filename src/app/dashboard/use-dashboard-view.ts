import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useBackClosesDialog } from '@/ui/dialog/use-back-closes-dialog';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';

/** Pixels above the window, by part. */
type Places = Readonly<Record<string, number>>;

/**
 * Where the page is scrolled to in each part, while the parts take turns in it: somebody who comes back to a part finds it where it
 * was left. What is opened anew begins at its top.
 */
function useScrollOfView(view: string, isSmall: boolean) {
  const places = useRef<Places>({});
  useEffect(() => {
    if (!isSmall) return undefined;
    // The browser's own place would be that of the part that was left.
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, [isSmall]);
  useLayoutEffect(() => {
    if (!isSmall) return undefined;
    document.documentElement.scrollTop = places.current[view] ?? 0;
    const note = () => {
      places.current = { ...places.current, [view]: window.scrollY };
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
    };
  }, [isSmall, view]);
  return {
    startAtTop: (next: string) => {
      places.current = { ...places.current, [next]: 0 };
    },
  };
}

/** What a small window shows, one at a time. */
type View = 'search' | 'list' | 'order';

interface Contents {
  /** False for patients, whose orders come by themselves. */
  readonly canSearch: boolean;
  readonly hasList: boolean;
  /** Orders are asked for before anybody searches. A search that the tab kept is none of them: the search came first. */
  readonly startsWithList: boolean;
  readonly hasOrder: boolean;
}

/** The view that the browser's history names. Nothing about the search or the order goes there. */
interface NamedView {
  readonly view: View;
  /** Named while all parts stood side by side: no step of the history leads from here one level up. */
  readonly isOnlyStep: boolean;
}

function namedView(state: unknown): NamedView | null {
  if (typeof state !== 'object' || state === null || !('view' in state)) return null;
  const { view } = state;
  if (view !== 'search' && view !== 'list' && view !== 'order') return null;
  return { view, isOnlyStep: 'isOnlyStep' in state && state.isOnlyStep === true };
}

/** After a reload the history still names views whose contents are gone. */
function shownView(named: View | undefined, contents: Contents): View {
  const { canSearch, hasList, hasOrder, startsWithList } = contents;
  if (named === 'order' && hasOrder) return 'order';
  if (named === 'search' && canSearch) return 'search';
  if ((named !== undefined || startsWithList) && hasList) return 'list';
  return canSearch ? 'search' : 'list';
}

/** One level up without a step of the history. */
function above(view: View): NamedView {
  return { view: view === 'order' ? 'list' : 'search', isOnlyStep: true };
}

/**
 * Which part a small window shows. Each step deeper is one step of the browser's history, so "Volver" and the back gesture do
 * the same and go one level up; the focus follows to the part that appears. Large ones name what they show too, in the one step
 * that they have: turned upright or enlarged, they go on with the part that was last in use.
 */
export function useDashboardView(contents: Contents) {
  const isSmall = useIsSmallWindow();
  const location = useLocation();
  const navigate = useNavigate();
  const listRef = useRef<HTMLDivElement>(null);
  const orderRef = useRef<HTMLDivElement>(null);
  const named = namedView(location.state);
  const view = shownView(named?.view, contents);
  const lastView = useRef(view);
  const { startAtTop } = useScrollOfView(view, isSmall);
  // A second tap, or the only order that opens by itself under a finger, comes before the first step is drawn.
  const asked = useRef(named?.view);
  const isGoingBack = useRef(false);
  useEffect(() => {
    asked.current = named?.view;
    isGoingBack.current = false;
  }, [named?.view, location.key]);
  useBackClosesDialog(() => isSmall && !isGoingBack.current);

  useEffect(() => {
    if (!isSmall || lastView.current === view) return;
    lastView.current = view;
    (view === 'order' ? orderRef : listRef).current?.focus({ preventScroll: true });
  }, [isSmall, view]);

  const show = (next: View) => {
    startAtTop(next);
    if (asked.current === next) return;
    asked.current = next;
    const state: NamedView = { view: next, isOnlyStep: !isSmall };
    void navigate('.', { state, replace: !isSmall });
  };

  const goBack = () => {
    // After a reload the list may stand where an order is named: the step below is the list too.
    const hasStep = named === null || (named.view === view && !named.isOnlyStep);
    if (hasStep) {
      isGoingBack.current = true;
      void navigate(-1);
    } else void navigate('.', { state: above(view), replace: true });
  };

  return {
    isSmall,
    isSearchHidden: isSmall && view !== 'search',
    isListHidden: isSmall && view !== 'list',
    isOrderHidden: isSmall && view !== 'order',
    listRef,
    orderRef,
    /** The list is a step back from the order. */
    showList: () => {
      if (!isSmall || view !== 'order') show('list');
      else {
        startAtTop('list');
        goBack();
      }
    },
    showOrder: () => {
      show('order');
    },
    /** The search is a step back where it came first, a step on where the list did. */
    showSearch: () => {
      if (contents.startsWithList && named === null) show('search');
      else goBack();
    },
    goBack,
  };
}

/** What is shown of the dashboard, and the ways on from there. */
export type DashboardView = Omit<ReturnType<typeof useDashboardView>, 'listRef' | 'orderRef'>;
