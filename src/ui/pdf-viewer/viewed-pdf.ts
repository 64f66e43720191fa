import type { ReactNode } from 'react';

import type { ViewedPlace } from './zoom';

/** Where a document begins to be read, and who is told of where its reader goes. */
export interface FollowedPlace {
  readonly first: ViewedPlace;
  readonly onMove: (place: ViewedPlace) => void;
}

/** A document to view. */
export interface ViewedPdf {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** The file as it leaves the page: these bytes, or protected ones. Rejects when it could not be made: then nothing leaves. */
  readonly leave: () => Promise<ViewedPdf['pdf']>;
  /** What stands beside its ways out. */
  readonly beside?: ReactNode;
  /** Told when it was printed, downloaded or shared. */
  readonly onLeft?: () => void;
  /** Name of the file when it leaves the portal; it names no patient (order number and `.pdf`). */
  readonly fileName: string;
  /** Name of the viewer for screen readers. */
  readonly title: string;
  /** Without it a document begins at its first page, as wide as the viewer. */
  readonly place?: FollowedPlace | undefined;
}
