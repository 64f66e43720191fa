// `npm run check`: every gate, one after the other; all of them run so that one pass shows everything there is to mend.
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { run } from './environment.mjs';

ensureDependencies();
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const failed = [];
for (const gate of ['format', 'lint', 'types', 'cycles', 'unused', 'size']) {
  if (gate === 'size') ensureBuild();
  console.log(`\n— ${gate}`);
  const args = ['run', '--silent', gate];
  if (run(npm, args, { shell: process.platform === 'win32' }) !== 0) failed.push(gate);
}
console.log(failed.length === 0 ? '\ncheck: green' : `\ncheck: failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
