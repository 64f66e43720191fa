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

/** The page in sight of a scrolling list of pages, and the ways to move in it, from page `first` on. Pages count from 1. */
export function usePageScroll(first: number) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(first);
  // Short pages at the end cannot reach the middle: where a jump ended, the page asked for counts.
  const jumped = useRef<Place | null>(null);
  /** How far into the document its reader is; null until its pages have a size. */
  const share = useRef<number | null>(null);

  const goTo = (target: number) => {
    const element = list.current?.children[target - 1];
    if (scroller === null || !(element instanceof HTMLElement)) return;
    scroller.scrollTo({ top: element.offsetTop - ABOVE, behavior: 'instant' });
    jumped.current = { page: target, top: scroller.scrollTop };
    setPage(target);
  };
  const shareOf = (part: HTMLElement) => part.scrollTop / part.scrollHeight;

  return {
    scroller,
    setScroller,
    list,
    page,
    followScroll: () => {
      if (scroller === null || list.current === null) return;
      share.current = shareOf(scroller);
      const isAtJump =
        jumped.current !== null && Math.abs(scroller.scrollTop - jumped.current.top) < 2;
      if (!isAtJump) jumped.current = null;
      setPage(jumped.current?.page ?? pageInSight(scroller, list.current));
    },
    goTo,
    /** Changes the size of the pages and stays at the same place of the document. */
    keepPlace: (resize: () => void) => {
      const kept = scroller === null ? 0 : shareOf(scroller);
      flushSync(resize);
      scroller?.scrollTo({ top: kept * scroller.scrollHeight, behavior: 'instant' });
    },
    /** Once the pages have their size, or another one by a new width: to the page to begin at, then to where the reader was. */
    comeBack: () => {
      if (scroller === null) return;
      if (share.current === null) goTo(first);
      else scroller.scrollTo({ top: share.current * scroller.scrollHeight, behavior: 'instant' });
      share.current = shareOf(scroller);
    },
  };
}
