import { useElementSize, useIntersection, useMergedRef } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { textScale } from '@/ui/theme/text-scale';
import { usePrinting } from '@/ui/window/use-printing';

interface InViewProps {
  /** Pixels that the place keeps, drawn or not, so that nothing jumps. */
  readonly height: number;
  /** Draws the content at a width in pixels. */
  readonly children: (width: number) => ReactNode;
}

/** How far from the visible part drawing begins. */
const AHEAD = '150px';
/** A sheet has other columns than the window, and is not measured: charts fit what is drawn at this width into theirs. */
const PAPER_WIDTH = 560;

/** A place whose content is in the page only while it is in sight or about to be, and on paper. */
export function InView({ height, children }: InViewProps) {
  const { ref: intersectionRef, entry } = useIntersection<HTMLDivElement>({ scrollMargin: AHEAD });
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const isPrinting = usePrinting();
  const isDrawn = entry?.isIntersecting === true || isPrinting;
  const drawnWidth = isPrinting ? PAPER_WIDTH * textScale() : width;
  const ref = useMergedRef(intersectionRef, sizeRef);
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {isDrawn && width > 0 && children(Math.floor(drawnWidth))}
    </div>
  );
}
