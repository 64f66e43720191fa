// Parts of the reporting that a newer deployment removed (D3).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const gone = () => {
  throw new Error('404');
};
const PARTS = [
  '@/reporting/builtin/builtin-engine',
  '@/reporting/stimulsoft/stimulsoft-engine',
  '@/reporting/builtin/draw-in-worker',
];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  for (const part of PARTS) vi.doMock(part, gone);
});

afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part);
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each(['builtin', 'stimulsoft'] as const)('the engine "%s" is named as missing', async (name) => {
  const { engineOf } = await import('@/reporting/choose-engine');
  await expect(engineOf(name)).rejects.toMatchObject({ name: 'MissingPartError' });
});

it('so is what protects a report', async () => {
  const { protectInTime } = await import('@/reporting/protect-in-time');
  const protecting = protectInTime({ pdf: new Uint8Array(1), password: '1098765432' });
  await expect(protecting).rejects.toMatchObject({ name: 'MissingPartError' });
});
