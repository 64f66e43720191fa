import { afterEach, expect, it, vi } from 'vitest';

import { canSharePdf, sharePdf } from '@/lib/files/share-file';

const PDF = new Uint8Array([37, 80, 68, 70]);

const isPdf = ({ files }: ShareData) => files?.[0]?.type === 'application/pdf';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['a browser that shares nothing', {}, false],
  ['a browser that shares no files', { canShare: () => false }, false],
  ['a browser that shares PDF files', { canShare: isPdf }, true],
])('whether PDF files can be shared: %s', (_name, navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(canSharePdf()).toBe(expected);
});

it('sharing hands over the file under its name, and nothing else', async () => {
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

const refusing = (name: string) => new DOMException(name, name);
it('sharing says so when the reader chose no app, and tells when the device refuses', async () => {
  const share = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refusing('AbortError'));
  vi.stubGlobal('navigator', { share });
  expect(await sharePdf(PDF, 'a.pdf')).toBe(false);
  const refused = refusing('NotAllowedError');
  share.mockRejectedValueOnce(refused);
  await expect(sharePdf(PDF, 'a.pdf')).rejects.toBe(refused);
});
