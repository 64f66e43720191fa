import { lazy, useState, type ComponentType } from 'react';

import { MissingPartError } from '@/lib/missing-part-error';

import { PartBoundary } from './part-boundary';
import { DialogFailure, PartFailure } from './part-failure';

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A whole screen, loaded when it is first shown; a newer deployment may have removed it (safety.md D3). When it fails, its route says
 * so in its place.
 */
export function lazyScreen<P>(load: Load<P>): ComponentType<P> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        throw new MissingPartError();
      },
    ),
  ) as ComponentType<P>;
}

/** A part of a screen, loaded like one. When it fails, it alone is gone: what stands and was typed around it stays (D2, D3). */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  const Part = lazyScreen(load);
  return function LazyPart(props: P) {
    return (
      <PartBoundary renderFailure={(error) => <PartFailure error={error} />}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** A dialog, loaded like a screen. When it fails, it closes and a word remains; opening it again tries again (D2, D3). */
export function lazyDialog<P extends { readonly onClose: () => void }>(
  load: Load<P>,
): ComponentType<P> {
  let latest = lazyScreen(load);
  return function LazyDialog(props: P) {
    const [Dialog] = useState(() => latest);
    const close = () => {
      latest = lazyScreen(load);
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
