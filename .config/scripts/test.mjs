// `npm test`: what every change needs. Installs what is missing, a browser too; ends with "N passed, N failed".
import { begin, browserReady, conclude, playwright, vitest } from './test-parts.mjs';

await begin('npm test');
console.log(
  '\nPart 1 of 2: unit, contract and flow tests; meanwhile the browser and the build are made ready',
);
const [first, browser] = await Promise.all([vitest('vitest'), browserReady()]);
console.log('\nPart 2 of 2: journeys in Chromium');
const second = await playwright('playwright', '.config/playwright.config.ts', [], browser);
conclude([first, second]);
