// `npm run check:contract FILE.har`: what a laboratory's servers sent that the contract does not know.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { fail, root } from '../../.config/scripts/environment.mjs';
import { contractDifferences } from './contract-diff.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) fail('Which recording? npm run check:contract FILE.har');

function readRecording() {
  try {
    const har = JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'));
    return Array.isArray(har?.log?.entries) ? har : fail('This file is no HAR recording.');
  } catch {
    return fail('The recording cannot be read as a HAR file.');
  }
}

const { parse } = await import('yaml');
const contract = parse(
  readFileSync(join(root, 'demo-lis', 'contract', 'lis-api.openapi.yaml'), 'utf8'),
);
const { differences, answers, calls, allCalls } = contractDifferences(contract, readRecording());
for (const { line, count } of differences) console.log(`${line}  (${count}×)`);
console.log(
  `\n${answers} answers of ${calls} of ${allCalls} calls: ${differences.length} differences from the contract`,
);
process.exitCode = differences.length === 0 && answers > 0 ? 0 : 1;
