import { afterEach, describe, expect, it, vi } from 'vitest';

import { canSharePdf, sharePdf } from '@/lib/files/share-file';

const PDF = new Uint8Array([37, 80, 68, 70]);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('whether PDF files can be shared', () => {
  it.each([
    ['a browser that shares nothing', {}, false],
    ['a browser that shares no files', { canShare: () => false }, false],
    [
      'a browser that shares PDF files',
      { canShare: ({ files }: ShareData) => files?.[0]?.type === 'application/pdf' },
      true,
    ],
  ])('%s', (_name, navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(canSharePdf()).toBe(expected);
  });
});

describe('sharing', () => {
  it('hands over the file under its name, and nothing else', async () => {
    const share = vi.fn<Navigator['share']>(() => Promise.resolve());
    vi.stubGlobal('navigator', { share });
    expect(await sharePdf(PDF, '202603010001.pdf')).toBe(true);
    const [data] = share.mock.calls[0] ?? [];
    expect(Object.keys(data ?? {})).toEqual(['files']);
    const [file] = data?.files ?? [];
    expect(file?.name).toBe('202603010001.pdf');
    expect(file?.type).toBe('application/pdf');
    expect(await file?.bytes()).toEqual(PDF);
  });

  it('says so when the reader chose no app', async () => {
    const cancelled = new DOMException('cancelled', 'AbortError');
    vi.stubGlobal('navigator', { share: () => Promise.reject(cancelled) });
    expect(await sharePdf(PDF, 'a.pdf')).toBe(false);
  });

  it('tells when the device refuses', async () => {
    const refused = new DOMException('refused', 'NotAllowedError');
    vi.stubGlobal('navigator', { share: () => Promise.reject(refused) });
    await expect(sharePdf(PDF, 'a.pdf')).rejects.toBe(refused);
  });
});
