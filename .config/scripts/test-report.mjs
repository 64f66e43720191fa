// What the tests print: a line per file, and each failure with its file and how to run it alone. Used by both runners' reporters.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { root } from './environment.mjs';

/** Lines of a failure's message that are shown: the complaint and the beginning of its difference. */
const SHOWN = 24;

/** One part of a run: counts what ends, prints it, and writes `.data/test-results/<name>.json` for the last two lines of the command. */
export class TestReport {
  passed = 0;
  failed = 0;
  files = 0;
  ended = 0;
  written = new Set();

  /** @param {string} name @param {(file: string, title: string) => string} alone the command that runs one test alone */
  constructor(name, alone) {
    this.name = name;
    this.alone = alone;
  }

  /** A file that ended: its path, how many of its tests passed and failed, and its milliseconds. */
  file(path, { passed, failed }, milliseconds) {
    this.ended += 1;
    this.passed += passed;
    this.failed += failed;
    const share = String(Math.floor((100 * this.ended) / this.files)).padStart(3);
    const count = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} passed`;
    const seconds = (milliseconds / 1000).toFixed(1);
    console.log(
      `${share} %  ${failed > 0 ? '✗' : '✓'} ${relative(root, path)}  ${count}, ${seconds} s`,
    );
  }

  /** A failure of a test, or of what ran beside the tests. */
  failure(path, title, message) {
    const file = relative(root, path);
    const lines = message.trimEnd().split('\n');
    const cut = lines.length > SHOWN ? [...lines.slice(0, SHOWN), '…'] : lines;
    console.log(`\n✗ ${file} › ${title}`);
    for (const line of cut) console.log(`    ${line}`);
    console.log(`  Alone: ${this.alone(file, title)}\n`);
  }

  /** What fails a run without failing a test. */
  uncaught(path, title, message) {
    this.failed += 1;
    this.failure(path, title, message);
  }

  end() {
    const file = join(root, '.data', 'test-results', `${this.name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    const { passed, failed, written } = this;
    writeFileSync(file, JSON.stringify({ passed, failed, written: written.size }));
  }
}
