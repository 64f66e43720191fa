import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Below this width list and order take turns; the style sheets use the same. */
const NARROW = '(max-width: 60em)';
/** Marks the history entry of an opened order, so that the back gesture closes it. Nothing about the order goes there. */
const ORDER_VIEW = { view: 'order' } as const;

function isOrderView(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'view' in state;
}

/**
 * Which pane a narrow screen shows. An opened order is one step of the browser's history, so "Volver" and the back gesture do
 * the same; the focus follows to the pane that appears. After a reload no order is chosen and the list shows.
 */
export function useOrderView(hasOrder: boolean) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const location = useLocation();
  const navigate = useNavigate();
  const listRef = useRef<HTMLDivElement>(null);
  const orderRef = useRef<HTMLDivElement>(null);
  const isMarked = isOrderView(location.state);
  const shown = isNarrow && hasOrder && isMarked ? 'order' : 'list';
  const lastShown = useRef(shown);

  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    (shown === 'order' ? orderRef : listRef).current?.focus();
  }, [shown]);

  return {
    isNarrow,
    isListHidden: isNarrow && shown === 'order',
    isOrderHidden: isNarrow && shown === 'list',
    listRef,
    orderRef,
    open: () => {
      if (isNarrow && !isMarked) void navigate('.', { state: ORDER_VIEW });
    },
    close: () => {
      void navigate(-1);
    },
  };
}
