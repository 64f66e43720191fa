// Parts of the reporting that a newer deployment removed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const PARTS = ['@/reporting/builtin/builtin-engine', '@/reporting/builtin/draw-in-worker'];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  for (const part of PARTS) {
    vi.doMock(part, () => {
      throw new Error('404');
    });
  }
});

afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part);
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('an engine that did not come is named as missing, as is what protects a report; one that is not built in, by its key', async () => {
  const { engineOf } = await import('@/reporting/choose-engine');
  const { protectInTime } = await import('@/reporting/protect-in-time');
  const protection = { pdf: new Uint8Array(1), password: '1098765432' };
  const parts = [engineOf('builtin'), protectInTime(protection)];
  for (const part of parts) {
    await expect(part).rejects.toMatchObject({ name: 'MissingPartError' });
  }
  const lacking = { name: 'FileError', file: 'config.json', detail: 'reportEngine: other' };
  await expect(engineOf('other' as 'builtin')).rejects.toMatchObject(lacking);
});
