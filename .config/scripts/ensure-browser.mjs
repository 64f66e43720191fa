// What the browser's tests need, while other tests run: Chromium and the build. Prints the browser's paths as the last line.
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureBuild } from './ensure-build.mjs';

const chromium = await ensureChromium();
if (chromium === null) process.exit(1);
const paths = { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: ensureHeadlessShell() ?? '' };
ensureBuild();
console.log(JSON.stringify(paths));
