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

/** Gives the component to draw: React remembers a load that failed for good, so after one there is a fresh one to ask. */
function freshAfterFailure<P>(load: Load<P>): () => ComponentType<P> {
  const attempt = (): ComponentType<P> =>
    lazyScreen(() =>
      load().catch((error: unknown) => {
        current = attempt();
        throw error;
      }),
    );
  let current = attempt();
  return () => current;
}

/** A part of a screen, loaded like one. When it fails, it alone is gone: what stands and was typed around it stays (D2, D3). */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  const currentPart = freshAfterFailure(load);
  return function LazyPart(props: P) {
    const [{ Part, tries }, setAttempt] = useState(() => ({ Part: currentPart(), tries: 0 }));
    const retry = () => {
      setAttempt({ Part: currentPart(), tries: tries + 1 });
    };
    const fail = (error: unknown) => <PartFailure error={error} onRetry={retry} />;
    return (
      <PartBoundary key={tries} renderFailure={fail}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** A dialog, loaded like a screen. When it fails, it closes and a word remains; opening it again tries again (D2, D3). */
export function lazyDialog<P extends { readonly onClose: () => void }>(
  load: Load<P>,
): ComponentType<P> {
  const currentDialog = freshAfterFailure(load);
  return function LazyDialog(props: P) {
    const [Dialog] = useState(() => currentDialog());
    const fail = (error: unknown) => <DialogFailure error={error} onClose={props.onClose} />;
    return (
      <PartBoundary renderFailure={fail}>
        <Dialog {...props} />
      </PartBoundary>
    );
  };
}
