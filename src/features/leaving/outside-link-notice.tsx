import { Suspense, useEffect, useState } from 'react';

import { lazyPart } from '@/ui/lazy-part';

const LeavingDialog = lazyPart(() =>
  import('./leaving-dialog').then((module) => module.LeavingDialog),
);

/** Marks the dialog's own link, the one that may leave. */
const CONFIRMED = '[data-leaving]';
/** The mouse button that opens a link in a tab of its own; the right one only asks the browser for its menu. */
const MIDDLE = 1;

function foreignAddress(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.matches(CONFIRMED)) return null;
  const isWeb = link.protocol === 'https:' || link.protocol === 'http:';
  return isWeb && link.origin !== window.location.origin ? link.href : null;
}

/**
 * Nobody leaves the portal unawares: a link of the laboratory's texts to another host asks first, whichever button or key follows it
 * (A5). One listener serves footers, terms and whatever else holds links.
 */
export function OutsideLinkNotice() {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const ask = (event: MouseEvent) => {
      if (event.type === 'auxclick' && event.button !== MIDDLE) return;
      const foreign = foreignAddress(event.target);
      if (foreign === null) return;
      event.preventDefault();
      setAddress(foreign);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const press of ['click', 'auxclick'] as const)
      document.addEventListener(press, ask, options);
    return () => {
      listening.abort();
    };
  }, []);

  if (address === null) return null;
  return (
    <Suspense fallback={null}>
      <LeavingDialog
        address={address}
        onClose={() => {
          setAddress(null);
        }}
      />
    </Suspense>
  );
}
