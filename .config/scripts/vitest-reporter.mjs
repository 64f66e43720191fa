// Vitest's reporter of `npm test` and `npm run test:slow`.
import { root } from './environment.mjs';
import { TestReport } from './test-report.mjs';

/** Expected beside received, where the error knows it. */
const told = ({ name, message, diff, stacks = [] }) => {
  const ours = stacks.find(({ file }) => !file.includes('node_modules'));
  const place = ours === undefined ? '' : `\nat ${ours.file.replace(root, '')}:${ours.line}`;
  return `${name ?? 'Error'}: ${message}${place}${diff === undefined ? '' : `\n${diff}`}`;
};

export default class VitestReporter {
  #report = new TestReport(process.env.REPORT ?? 'vitest', (file, title) => {
    const slow = process.env.SLOW === 'true' ? `SLOW=true TESTS=${process.env.TESTS ?? ''} ` : '';
    return `${slow}npm run test:unit -- ${file} -t '${title.replaceAll("'", '.')}'`;
  });

  onTestRunStart(specifications) {
    this.#report.files = specifications.length;
  }

  onTestModuleEnd(module) {
    const count = { passed: 0, failed: 0 };
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      if (state === 'skipped') continue;
      const { line = 0, column = 0 } = test.location ?? {};
      this.#report.written.add(`${module.moduleId}:${line}:${column}`);
      count[state] += 1;
      if (state === 'failed')
        this.#report.failure(module.moduleId, test.fullName, errors.map(told).join('\n'));
    }
    const broken = [
      ...module.errors(),
      ...[...module.children.suites()].flatMap((suite) => suite.errors()),
    ];
    if (broken.length > 0 && count.failed === 0) {
      count.failed = 1;
      this.#report.failure(module.moduleId, 'the file itself', broken.map(told).join('\n'));
    }
    this.#report.file(module.moduleId, count, module.diagnostic().duration);
  }

  onTestRunEnd(_modules, errors) {
    // Which test threw is a guess of the runner.
    for (const error of errors) {
      const beside = `uncaught beside ${error.VITEST_TEST_NAME ?? 'no test'}`;
      this.#report.uncaught(error.VITEST_TEST_PATH ?? root, beside, told(error));
    }
    this.#report.end();
  }
}
