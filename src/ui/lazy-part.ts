import { lazy, type ComponentType } from 'react';

import { MissingPartError } from '@/lib/missing-part-error';

/** A part of the portal that is loaded when it is first shown; a newer deployment may have removed it (safety.md D3). */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        throw new MissingPartError();
      },
    ),
  );
}
