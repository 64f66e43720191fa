import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { http, HttpResponse } from 'msw';
import { onTestFinished, vi } from 'vitest';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { pdfTextOf } from '@tests/support/files/pdf-reader';

const LIS = `${LABORATORY}/lis/api`;
export const HEADER = `${LIS}/reports/orderheader`;
export const FINAL_REPORT = `${LIS}/reports/finalReport`;
export const VALIDATORS = `${LIS}/orders/getUserValidate/idOrder/:order`;
export const DELIVERY = `${LIS}/reports/changestatetest`;
export const TEMPLATE = `${window.location.origin}/reports/reports.json`;
const REPORT_FILES = `${window.location.origin}/reports/*`;

/** The portal's host gives templates and fonts as they lie in the repository. */
export function serveReportFiles(): void {
  server.use(
    http.get(REPORT_FILES, async ({ params }) => {
      const bytes = await readFile(join('reports', String(params['0']))).catch(() => null);
      if (bytes === null) return new HttpResponse(null, { status: 404 });
      return HttpResponse.arrayBuffer(new Uint8Array(bytes).buffer);
    }),
  );
}

/** A delivery as the LIS was told. */
interface Delivery {
  readonly filterOrderHeader: Record<string, unknown>;
  readonly order: Record<string, unknown> & { readonly resultTest: Record<string, unknown>[] };
  readonly user: unknown;
}

/** What the LIS was told of deliveries. */
export function watchDeliveries(): readonly Delivery[] {
  const deliveries: Delivery[] = [];
  server.use(
    http.post(DELIVERY, async ({ request }) => {
      deliveries.push((await request.json()) as Delivery);
      return new HttpResponse('', { status: 200 });
    }),
  );
  return deliveries;
}

/** A window that the portal opened. */
function openedWindow() {
  const opened = {
    opener: window as unknown,
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn(() => {
      opened.closed = true;
    }),
  };
  return opened;
}

/** What a browser does with a finished report and jsdom lacks: windows, addresses of blobs and downloads. */
export function watchBrowser() {
  const blobs = new Map<string, Blob>();
  const windows: ReturnType<typeof openedWindow>[] = [];
  const downloads: { href: string; name: string }[] = [];
  const open = vi.fn((): Window | null => {
    const opened = openedWindow();
    windows.push(opened);
    return opened as unknown as Window;
  });
  vi.stubGlobal('open', open);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push({ href: this.href, name: this.download });
  });
  URL.createObjectURL = (blob) => {
    const url = `blob:report-${String(blobs.size + 1)}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  onTestFinished(() => {
    click.mockRestore();
  });
  return { blobs, windows, downloads, open };
}

/** The bytes of a blob of jsdom. */
function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(new Uint8Array(reader.result as ArrayBuffer));
    });
    reader.readAsArrayBuffer(blob);
  });
}

/** The text of a report without white space, page after page. Rejects where the password is wrong or missing. */
export async function reportText(blob: Blob | undefined, password?: string): Promise<string> {
  if (blob?.type !== 'application/pdf') throw new Error('not the blob of a PDF');
  return pdfTextOf(await bytesOf(blob), password);
}

/** Something that a handler waits for. */
export function gate(): { readonly open: () => void; readonly wait: () => Promise<void> } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    open: () => {
      open();
    },
    wait: () => opened,
  };
}
