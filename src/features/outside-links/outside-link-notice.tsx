import { useEffect, useEffectEvent, useState } from 'react';

import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

const OutsideLinkDialog = lazyDialog(() =>
  import('./outside-link-dialog').then((module) => module.OutsideLinkDialog),
);

/** Marks the dialog's own link, the one that may leave. */
const CONFIRMED = '[data-leaving]';
/** The mouse button that opens a link in a tab of its own; the right one only asks the browser for its menu. */
const MIDDLE = 1;

/** The link that leads out of the portal; null when there is none around the target. */
function foreignLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.matches(CONFIRMED)) return null;
  const isWeb = link.protocol === 'https:' || link.protocol === 'http:';
  return isWeb && link.origin !== window.location.origin ? link : null;
}

/**
 * Nobody leaves the portal unawares: a link of the laboratory's texts to another host asks first, whichever button or key follows
 * it. One listener serves footers, terms and whatever else holds links.
 */
export function OutsideLinkNotice() {
  const [address, setAddress] = useState('');
  const { open, dialog } = useDialog((close) => (
    <OutsideLinkDialog address={address} onClose={close} />
  ));
  const ask = useEffectEvent((event: MouseEvent) => {
    const link = foreignLink(event.target);
    if (link === null) return;
    event.preventDefault();
    setAddress(link.href);
    open({ currentTarget: link });
  });

  useEffect(() => {
    const listen = (event: MouseEvent) => {
      if (event.type !== 'auxclick' || event.button === MIDDLE) ask(event);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const press of ['click', 'auxclick'] as const)
      document.addEventListener(press, listen, options);
    return () => {
      listening.abort();
    };
  }, []);

  return dialog;
}
