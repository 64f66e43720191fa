// `npm run check:stimulsoft`: draws a laboratory's orders from its templates with the licensed engine and says of each template
// whether something that it binds is lost (docs/templates.md). Without package or key nothing is run, unless the holder of the package
// asks for an evaluation: the vendor's trial is for nothing else.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { fail, root, tool } from '../../../../../.config/scripts/environment.mjs';

const PACKAGE = 'stimulsoft-reports-js';
const CHECK = '/src/extensions/stimulsoft/tests/check/run-check.ts';
const EVALUATION = `EVALUATION without a key, in the vendor's trial mode. Its licence allows the trial for deciding whether to buy, and for nothing else: developing, testing or running a portal with it needs a key. The files bear its mark; give none to anybody.\n`;
const STAND_IN = `STAND-IN in the place of the licensed engine: it refuses what that was seen to refuse and lays nothing out. This proves nothing about a laboratory's paper.\n`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        templates: { type: 'string' },
        orders: { type: 'string' },
        config: { type: 'string' },
        details: { type: 'boolean', default: false },
        evaluation: { type: 'boolean', default: false },
        'stand-in': { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    return fail(`check:stimulsoft: ${cause.message}`);
  }
}

const options = readOptions();
const isStandIn = options['stand-in'];
/** What is named on the command line lies where it was typed. */
const typed = (path) => resolve(process.env.INIT_CWD ?? '.', path);
const hasFolders = options.templates !== undefined || options.orders !== undefined;
const folders = {
  templates: options.templates === undefined ? 'reports' : typed(options.templates),
  orders: options.orders === undefined ? 'reports/contract' : typed(options.orders),
  config: options.config === undefined ? '' : typed(options.config),
};
// Samples and templates are read by their paths in the project.
process.chdir(root);
const version = createRequire(join(root, 'package.json'))('./package.json').peerDependencies[
  PACKAGE
];
const licenseKey = process.env.STIMULSOFT_LICENSE_KEY ?? '';
const missing = [
  ...(existsSync(tool(PACKAGE))
    ? []
    : [`  npm install --no-save --save-prod ${PACKAGE}@${version}`]),
  ...(licenseKey === '' && !options.evaluation
    ? ['  export STIMULSOFT_LICENSE_KEY=…   (the key of your licence)']
    : []),
];

/** The vendor's namespace, however the package exports it, and the package's version. */
async function loadEngine() {
  const file = createRequire(join(root, 'package.json')).resolve(PACKAGE);
  const loaded = await import(pathToFileURL(file).href);
  const candidates = [loaded.Stimulsoft, loaded.default?.Stimulsoft, loaded.default];
  const vendor = candidates.find((candidate) => candidate?.Report?.StiReport !== undefined);
  if (vendor === undefined) throw new Error(`${PACKAGE} exports no engine`);
  if (licenseKey !== '') vendor.Base.StiLicense.Key = licenseKey;
  const installed = JSON.parse(await readFile(tool(PACKAGE, 'package.json'), 'utf8'));
  return { vendor, version: installed.version };
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
    const { runCheck } = await server.ssrLoadModule(CHECK);
    const { lines, isClean } = await runCheck({
      loadEngine: isStandIn ? null : loadEngine,
      folders: isStandIn && !hasFolders ? null : folders,
      withDetails: options.details,
      keep: (name, pdf) => writeFile(join(folder, name), pdf),
    });
    console.log(lines);
    if (!isStandIn) console.log(`\nThe reports, to look at: ${folder}`);
    if (!isClean) process.exitCode = 1;
  } catch (cause) {
    if (cause?.name !== 'FileError') throw cause;
    fail(
      `check:stimulsoft: ${cause.file} is ${cause.problem === 'missing' ? 'not there' : 'not what it should be'}. ${cause.detail}`.trim(),
    );
  } finally {
    await server.close();
  }
}

if (missing.length > 0 && !isStandIn) {
  console.log(
    `check:stimulsoft: NOT RUN. For holders of a Stimulsoft licence:\n${missing.join('\n')}\nthen repeat.`,
  );
} else {
  if (isStandIn) console.log(STAND_IN);
  else if (licenseKey === '') console.log(EVALUATION);
  await check();
}
