import { lazy, useState, type ComponentType } from 'react';

import { orMissingPart } from '@/lib/missing-part-error';

import { PartBoundary } from '@/ui/errors/part-boundary';
import { DialogFailure, PartFailure } from '@/ui/errors/part-failure';

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A whole screen, loaded when it is first shown; a newer deployment may have removed it. When it fails, its
 * route says so in its place.
 */
export function lazyScreen<P>(load: Load<P>): ComponentType<P> {
  return lazy(() =>
    orMissingPart(load()).then((component) => ({ default: component })),
  ) as ComponentType<P>;
}

/** The component to draw, and the way to a fresh one: React remembers a load that failed for good. */
function renewable<P>(load: Load<P>) {
  let current = lazyScreen(load);
  return {
    current: () => current,
    renew: () => {
      current = lazyScreen(load);
    },
  };
}

/** A part of a screen, loaded like one. When it fails, it alone is gone: what stands and was typed around it stays. */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  const { current, renew } = renewable(load);
  return function LazyPart(props: P) {
    const [{ Part, tries }, setAttempt] = useState(() => ({ Part: current(), tries: 0 }));
    const retry = () => {
      setAttempt({ Part: current(), tries: tries + 1 });
    };
    const fail = (error: unknown) => <PartFailure error={error} onShown={renew} onRetry={retry} />;
    return (
      <PartBoundary key={tries} renderFailure={fail}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** A dialog, loaded like a screen. When it fails, it closes and a word remains; opening it again tries again. */
export function lazyDialog<P extends { readonly onClose: () => void }>(
  load: Load<P>,
): ComponentType<P> {
  const { current, renew } = renewable(load);
  return function LazyDialog(props: P) {
    const [Dialog] = useState(() => current());
    const close = () => {
      renew();
      props.onClose();
    };
    const fail = (error: unknown) => <DialogFailure error={error} onClose={close} />;
    return (
      <PartBoundary renderFailure={fail}>
        <Dialog {...props} />
      </PartBoundary>
    );
  };
}
