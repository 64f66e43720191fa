// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { fakeEngine } from './fake-vendor';
import {
  failureOf,
  FILES,
  installationPerTest,
  job,
  KEY,
  open,
  serveScripts,
} from './installation';

installationPerTest();

describe('the vendor’s scripts', () => {
  it('are the two plain files of the portal’s own origin, loaded once, with the first report', async () => {
    const loaded = serveScripts(fakeEngine());
    const engine = await open();
    expect(loaded).toEqual([]);
    await engine.make(job());
    await Promise.all([engine.make(job()), engine.make(job())]);
    expect(loaded).toEqual(FILES.map((file) => `/reports/stimulsoft/${file}`));
  });

  it.each(FILES)('are named when one is missing: %s', async (file) => {
    serveScripts(fakeEngine(), [file]);
    expect(await failureOf()).toBe(`${file}: missing`);
  });

  it('are asked for again by the next report', async () => {
    serveScripts(fakeEngine(), [FILES[1] ?? '']);
    const engine = await open();
    await expect(engine.make(job())).rejects.toThrow('missing');
    vi.restoreAllMocks();
    serveScripts(fakeEngine());
    await expect(engine.make(job())).resolves.toMatchObject({ skipped: [] });
  });

  it('are refused when they are something else', async () => {
    serveScripts(null);
    expect(await failureOf()).toBe('stimulsoft.reports.engine.js: invalid window.Stimulsoft');
  });

  it('say nothing of the licence key when they refuse it', async () => {
    serveScripts(fakeEngine({ acceptsKey: false }));
    const failure = await failureOf();
    expect(failure).toBe('config.json: invalid stimulsoft.licenseKey');
    expect(failure).not.toContain(KEY);
  });
});
