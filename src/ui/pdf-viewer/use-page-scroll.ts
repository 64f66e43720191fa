import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Place {
  readonly page: number;
  readonly top: number;
}

/** Space of the pages at rest above a page that was asked for, in pixels. */
const ABOVE = 8;

function pageInSight(scroller: HTMLElement, list: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const tops = Array.from(list.children, (page) =>
    page instanceof HTMLElement ? page.offsetTop : 0,
  );
  return Math.max(1, tops.filter((top) => top <= middle).length);
}

/** The page in sight of a scrolling list of pages, and the ways to move in it. Pages count from 1. */
export function usePageScroll() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  // Short pages at the end cannot reach the middle: where a jump ended, the page asked for counts.
  const jumped = useRef<Place | null>(null);

  return {
    scroller,
    setScroller,
    list,
    page,
    followScroll: () => {
      if (scroller === null || list.current === null) return;
      const isAtJump =
        jumped.current !== null && Math.abs(scroller.scrollTop - jumped.current.top) < 2;
      if (!isAtJump) jumped.current = null;
      setPage(jumped.current?.page ?? pageInSight(scroller, list.current));
    },
    goTo: (target: number) => {
      const element = list.current?.children[target - 1];
      if (scroller === null || !(element instanceof HTMLElement)) return;
      scroller.scrollTo({ top: element.offsetTop - ABOVE, behavior: 'instant' });
      jumped.current = { page: target, top: scroller.scrollTop };
      setPage(target);
    },
    /** Changes the size of the pages and stays at the same place of the document. */
    keepPlace: (resize: () => void) => {
      const share = scroller === null ? 0 : scroller.scrollTop / scroller.scrollHeight;
      flushSync(resize);
      scroller?.scrollTo({ top: share * scroller.scrollHeight, behavior: 'instant' });
    },
  };
}
