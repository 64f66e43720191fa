// Stands in for pdf.js in flow tests (vite.config.ts): no simulated browser has the canvases that it draws on, and it replaces parts
// of JavaScript itself. The end-to-end tests run the real one.

/** What the viewer is given, and what it did: documents opened, by their sizes, and how many of them it closed. */
export const pdfJs = {
  pages: 3,
  failure: null as Error | null,
  opened: [] as number[],
  closed: 0,
};

/** Forgets what earlier tests opened. */
export function resetPdfJs(): void {
  Object.assign(pdfJs, { pages: 3, failure: null, opened: [], closed: 0 });
}

const page = (pageNumber: number) => ({
  pageNumber,
  getViewport: ({ scale }: { readonly scale: number }) => ({
    width: 612 * scale,
    height: 792 * scale,
  }),
  streamTextContent: () => new ReadableStream(),
  render: () => ({ promise: new Promise(() => undefined), cancel: () => undefined }),
});

/** @public */
export const VerbosityLevel = { ERRORS: 0 };
/** @public */
export const PDFWorker = { create: () => ({ destroy: () => undefined }) };
/** @public */
export class AbortException extends Error {}
/** @public */
export class RenderingCancelledException extends Error {}

/** @public */
export class TextLayer {
  readonly render = () => Promise.resolve();
  readonly cancel = () => undefined;
}

/** @public */
export function getDocument({ data }: { readonly data: Uint8Array }) {
  pdfJs.opened.push(data.length);
  const { failure } = pdfJs;
  const document = {
    numPages: pdfJs.pages,
    getPage: (number: number) => Promise.resolve(page(number)),
  };
  return {
    promise: failure === null ? Promise.resolve(document) : Promise.reject(failure),
    destroy: () => {
      pdfJs.closed += 1;
      return Promise.resolve();
    },
  };
}
