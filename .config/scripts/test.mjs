// `npm test`: what every change needs. Installs what is missing, a browser too; ends with "N passed, N failed".
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requirePorts } from './environment.mjs';
import { browserReady, conclude, endOnInterrupt, playwright, vitest } from './test-parts.mjs';

/** Where the browser's tests serve (.config/playwright.config.ts). */
const port = (name, usual) => [Number(process.env[name] ?? usual), 'browser tests', name];

ensureDependencies();
endOnInterrupt('npm test');
// What is taken is said before the first test runs, not after the last unit test.
await requirePorts([port('E2E_PORT', 4273), port('E2E_LIS_PORT', 4274)], 'npm test');
console.log(
  '\nPart 1 of 2: unit, contract and flow tests; meanwhile the browser and the build are made ready',
);
const [first, browser] = await Promise.all([vitest('vitest'), browserReady()]);
console.log('\nPart 2 of 2: journeys in Chromium');
const second = await playwright('playwright', '.config/playwright.config.ts', [], browser);
conclude([first, second]);
