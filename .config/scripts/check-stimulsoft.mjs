// `npm run check:stimulsoft`: draws the sample orders from reports.mrt with the licensed engine and compares the printed text with
// the data, name by name. Without package or key nothing is run: the vendor's trial may not be used in development.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root, tool } from './environment.mjs';

const PACKAGE = 'stimulsoft-reports-js';
const KINDS = ['final', 'preliminary'];
const SAMPLES = '/tests/unit/reporting/stimulsoft/sample-report.ts';

// Samples and templates are read by their paths in the project.
process.chdir(root);
const version = createRequire(import.meta.url)('../../package.json').peerDependencies[PACKAGE];
const licenseKey = process.env.STIMULSOFT_LICENSE_KEY ?? '';
const missing = [
  ...(existsSync(tool(PACKAGE))
    ? []
    : [`  npm install --no-save --save-prod ${PACKAGE}@${version}`]),
  ...(licenseKey === '' ? ['  export STIMULSOFT_LICENSE_KEY=…   (the key of your licence)'] : []),
];

/** The vendor's namespace, however the package exports it. */
async function loadVendor() {
  const file = createRequire(join(root, 'package.json')).resolve(PACKAGE);
  const loaded = await import(pathToFileURL(file).href);
  const candidates = [loaded.Stimulsoft, loaded.default?.Stimulsoft, loaded.default];
  const vendor = candidates.find((candidate) => candidate?.Report?.StiReport !== undefined);
  if (vendor === undefined) throw new Error(`${PACKAGE} exports no engine`);
  vendor.Base.StiLicense.Key = licenseKey;
  return vendor;
}

async function check() {
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const folder = join(root, 'test-results', 'stimulsoft');
  await mkdir(folder, { recursive: true });
  try {
    const vendor = await loadVendor();
    const { drawSample, missingInSample } = await server.ssrLoadModule(SAMPLES);
    for (const kind of KINDS) {
      const sample = await drawSample(vendor, kind);
      const file = join(folder, `${kind}.pdf`);
      await writeFile(file, sample.pdf);
      const lacking = await missingInSample(sample);
      console.log(`${kind}: ${lacking.length === 0 ? 'nothing missing' : 'MISSING'} (${file})`);
      for (const text of lacking) console.log(`  ${text}`);
      if (lacking.length > 0) process.exitCode = 1;
    }
  } finally {
    await server.close();
  }
}

if (missing.length > 0) {
  console.log(
    `check:stimulsoft: NOT RUN. For holders of a Stimulsoft licence:\n${missing.join('\n')}\nthen repeat.`,
  );
} else {
  await check();
}
