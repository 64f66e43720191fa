// Playwright's reporter of `npm test` and `npm run test:slow`.
import { stripVTControlCharacters } from 'node:util';

import { root } from './environment.mjs';
import { TestReport } from './test-report.mjs';

const config = process.env.PLAYWRIGHT_CONFIG ?? '.config/playwright.config.ts';

/** Where a title stands in a pattern. */
const pattern = (title) => title.replaceAll(/[^\p{L}\p{N} ]/gu, '.');

export default class PlaywrightReporter {
  #report = new TestReport(
    process.env.REPORT ?? 'playwright',
    (file, title) => `npx playwright test --config ${config} ${file} --grep '${pattern(title)}'`,
  );
  #open = new Map();

  onBegin(_config, suite) {
    for (const test of suite.allTests()) {
      const key = this.#key(test);
      const file = this.#open.get(key) ?? { left: 0, passed: 0, failed: 0, milliseconds: 0 };
      file.left += 1;
      this.#open.set(key, file);
      this.#report.written.add(`${test.location.file}:${test.location.line}`);
    }
    this.#report.files = this.#open.size;
  }

  #key(test) {
    return `${test.location.file}|${test.parent.project()?.name ?? ''}`;
  }

  onTestEnd(test, result) {
    if (result.status !== test.expectedStatus && result.retry < test.retries) return;
    const file = this.#open.get(this.#key(test));
    file.left -= 1;
    file.milliseconds += result.duration;
    if (test.outcome() === 'unexpected') {
      file.failed += 1;
      const message = result.errors.map((error) => error.message ?? error.value ?? '').join('\n');
      const said = stripVTControlCharacters(message) || `it ended as ${result.status}`;
      this.#report.failure(test.location.file, test.title, said);
    } else if (test.outcome() !== 'skipped') file.passed += 1;
    if (file.left === 0) this.#report.file(test.location.file, file, file.milliseconds);
  }

  onError(error) {
    this.#report.uncaught(root, 'outside of the tests', error.message ?? String(error.value));
  }

  onEnd() {
    this.#report.end();
  }

  printsToStdio() {
    return true;
  }
}
