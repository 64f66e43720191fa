import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';
import jpeg2000Url from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';

import { trustedScriptUrl } from '@/lib/http/trusted-script-url';
import { fetchFile } from '@/lib/http/fetch-file';

/** Fonts that no device has and attachments do not always carry: check marks, and the Greek letters of units. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['FoxitDingbats.pfb', dingbatsUrl],
  ['FoxitSymbol.pfb', symbolUrl],
]);

/** Where pdf.js finds the fonts that it asks for: in our own build, or not at all. */
class OwnFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = FILES.get(filename);
    if (url === undefined) throw new Error(`not in the build: ${filename}`);
    return fetchFile(url);
  }
}

/** A document that is being opened, or is open. */
export interface OpeningPdf {
  /** Its pages in order. Rejects when the file is damaged, protected or no PDF. */
  readonly pages: Promise<readonly PDFPageProxy[]>;
  /** Frees the document and its worker. */
  readonly close: () => void;
}

function pagesOf(document: PDFDocumentProxy): Promise<readonly PDFPageProxy[]> {
  return Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
}

/** pdf.js appends the name of the file; behind a fragment it does not matter. */
function jpeg2000Base(): string {
  return `${new URL(jpeg2000Url, document.baseURI).href}#/`;
}

/**
 * Opens a PDF with pdf.js in a worker of its own. Scripts in the document never run (no scripting part is loaded), nothing is
 * evaluated, nothing is fetched from elsewhere, and nothing is logged, for messages may quote the document.
 */
export function openPdf(pdf: Uint8Array): OpeningPdf {
  const port = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    // pdf.js takes the bytes away from their owner.
    data: pdf.slice(),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    // WebAssembly would need an exception from the page's policy.
    useWasm: false,
    wasmUrl: jpeg2000Base(),
    StandardFontDataFactory: OwnFonts,
  });
  // A newer deployment may have removed the worker's script; pdf.js would wait for it for ever.
  const withoutWorker = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => {
      reject(new Error('the viewer could not be started'));
    });
  });
  return {
    pages: Promise.race([task.promise.then(pagesOf), withoutWorker]),
    close: () => {
      void task.destroy().finally(() => {
        worker.destroy();
        port.terminate();
      });
    },
  };
}
