// `npm run advisories`: what is known against the installed packages (npm audit), beside what `tools/release/packages.json` accepts.
import { spawnSync } from 'node:child_process';

import { judgeAudit, PACKAGES } from './packages.mjs';
import { root } from '../../.config/scripts/environment.mjs';

/** The first thing that npm said on standard output, as JSON; an empty report where it said none. */
function readAudit() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: stdout.trim().split('\n')[0] };
  }
}

const accepted = PACKAGES.advisories;
const report = readAudit();
const { isAnswered, findings } = judgeAudit(report, accepted);
if (!isAnswered) {
  console.log(
    `NOT CHECKED: the registry does not answer (${report.message ?? 'no word of npm'}). Repeat npm run advisories where it does.`,
  );
} else if (findings.length === 0) {
  console.log(`Nothing is known beyond the ${accepted.length} accepted advisories.`);
} else console.log(findings.join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
