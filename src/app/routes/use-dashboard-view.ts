import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a narrow screen shows, one at a time (behaviour.md 3.10). */
type View = 'search' | 'list' | 'order';

interface Contents {
  /** False for patients, whose orders come by themselves. */
  readonly canSearch: boolean;
  readonly hasList: boolean;
  readonly hasOrder: boolean;
}

/** Below this width the parts take turns; the style sheets use the same. */
const NARROW = '(max-width: 60em)';

/** The view that the browser's history names. Nothing about the search or the order goes there. */
function namedView(state: unknown): View | null {
  if (typeof state !== 'object' || state === null || !('view' in state)) return null;
  return state.view === 'list' || state.view === 'order' ? state.view : null;
}

/** After a reload the history still names views whose contents are gone. */
function shownView(named: View | null, { canSearch, hasList, hasOrder }: Contents): View {
  if (named === 'order' && hasOrder) return 'order';
  if (named !== null && hasList) return 'list';
  return canSearch ? 'search' : 'list';
}

/**
 * Which part a narrow screen shows. Each step deeper is one step of the browser's history, so "Volver" and the back gesture do
 * the same and go one level up; the focus follows to the part that appears.
 */
export function useDashboardView(contents: Contents) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const location = useLocation();
  const navigate = useNavigate();
  const listRef = useRef<HTMLDivElement>(null);
  const orderRef = useRef<HTMLDivElement>(null);
  const named = namedView(location.state);
  const view = shownView(named, contents);
  const lastView = useRef(view);

  useEffect(() => {
    if (!isNarrow || lastView.current === view) return;
    lastView.current = view;
    (view === 'order' ? orderRef : listRef).current?.focus();
  }, [isNarrow, view]);

  const show = (next: 'list' | 'order') => {
    if (isNarrow && named !== next) void navigate('.', { state: { view: next } });
  };

  return {
    isNarrow,
    isSearchHidden: isNarrow && view !== 'search',
    isListHidden: isNarrow && view !== 'list',
    isOrderHidden: isNarrow && view !== 'order',
    listRef,
    orderRef,
    showList: () => {
      show('list');
    },
    showOrder: () => {
      show('order');
    },
    goBack: () => {
      void navigate(-1);
    },
  };
}
