// A reporter of Vitest: the errors that fail a run without failing a test, which its JSON reporter leaves out.
import { writeFileSync } from 'node:fs';

/** The first place of ours on the way to an error; empty where none is. */
function thrownAt(stacks = []) {
  const ours = stacks.find(({ file }) => !file.includes('node_modules'));
  return ours === undefined ? '' : ` (${ours.file}:${ours.line})`;
}

/** Writes them where `UNCAUGHT_ERRORS_FILE` says, each with the file and the test that ran when it was thrown. */
export default class UncaughtErrors {
  onTestRunEnd(_modules, errors) {
    const told = errors.map(({ name, message, stacks, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      message: `${name ?? 'Uncaught'}: ${message.split('\n')[0]}${thrownAt(stacks)}`,
      path: VITEST_TEST_PATH,
      test: VITEST_TEST_NAME,
    }));
    writeFileSync(process.env.UNCAUGHT_ERRORS_FILE, JSON.stringify(told));
  }
}
