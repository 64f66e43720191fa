import { useState } from 'react';

import { useMedia } from './use-media';

/** As the style sheets that say so: too narrow, or, enlarged or held sideways, too low for parts that scroll side by side. */
const SMALL = 'screen and (max-width: 60em), screen and (max-height: 35em)';

/**
 * Whether the window has no room for parts that scroll by themselves: they take turns then, and the page scrolls as a whole. True
 * from the first drawing on. A sheet is no window: while the page is put on paper it stays what it was.
 */
export function useIsSmallWindow(): boolean {
  const isSmall = useMedia(SMALL);
  const isOnPaper = useMedia('print');
  const [wasSmall, setWasSmall] = useState(isSmall);
  if (!isOnPaper && wasSmall !== isSmall) setWasSmall(isSmall);
  return isOnPaper ? wasSmall : isSmall;
}
