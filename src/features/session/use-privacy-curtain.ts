import { useLayoutEffect, useState } from 'react';

import { drawCurtain } from './privacy-curtain';

/** Draws the curtain while `isDrawn`; gives the element before it, where a dialog may still be drawn. */
export function usePrivacyCurtain(isDrawn: boolean): HTMLElement {
  const [front] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    document.body.append(front);
    return () => {
      front.remove();
    };
  }, [front]);
  useLayoutEffect(() => (isDrawn ? drawCurtain(front) : undefined), [isDrawn, front]);

  return front;
}
