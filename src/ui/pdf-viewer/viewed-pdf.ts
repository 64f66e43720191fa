/** A document to view. */
export interface ViewedPdf {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Blob address of the same bytes, for printing and downloading. */
  readonly url: string;
  /** Name of the file when it leaves the portal; it names no patient (order number and `.pdf`). */
  readonly fileName: string;
  /** Name of the viewer for screen readers. */
  readonly title: string;
}
