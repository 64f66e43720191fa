import { join } from 'node:path';

import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const HOST = 'http://stage.test';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
const SETTINGS = { serviceUrl: `${HOST}/api`, language: 'es' };

/** The stage's files by their names, bundled as the portal is. */
async function bundleStage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const root = process.cwd();
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { '@': join(root, 'src'), '@tests': join(root, 'tests') } },
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'tests/slow/e2e/support/hostile-stage.tsx',
        output: { entryFileNames: 'stage.js' },
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!('output' in bundle)) throw new Error('no bundle');
  return new Map(
    bundle.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}

/** What the page asked for besides its own files: a text that was taken for markup asks for pictures, frames or pages. */
export interface Stage {
  readonly strangers: string[];
}

/** Opens the stage in a page without any policy; nothing reaches the network. */
export async function openStage(page: Page): Promise<Stage> {
  const files = await bundleStage();
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('');
  const strangers: string[] = [];
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const body = files.get(pathname.slice(1));
    if (origin === HOST && pathname === '/') {
      const html = `<!doctype html><html lang="es"><head>${links}<script type="module" src="/stage.js"></script></head><body></body></html>`;
      await route.fulfill({ contentType: 'text/html', body: html });
    } else if (origin === HOST && pathname === '/config.json') {
      await route.fulfill({ json: SETTINGS });
    } else if (origin === HOST && body !== undefined) {
      const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await route.fulfill({
        contentType,
        body: typeof body === 'string' ? body : Buffer.from(body),
      });
    } else {
      strangers.push(`${route.request().resourceType()} ${route.request().url()}`);
      await route.abort();
    }
  });
  await page.goto(`${HOST}/`);
  await page.waitForFunction(() => window.drawAll !== undefined);
  return { strangers };
}
