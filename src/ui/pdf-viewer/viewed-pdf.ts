/** A document to view. */
export interface ViewedPdf {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** The file as it leaves the page: these bytes, or protected ones. Rejects when it could not be made: then nothing leaves. */
  readonly leave: () => Promise<ViewedPdf['pdf']>;
  /** Name of the file when it leaves the portal; it names no patient (order number and `.pdf`). */
  readonly fileName: string;
  /** Name of the viewer for screen readers. */
  readonly title: string;
}
