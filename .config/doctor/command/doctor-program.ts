import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readTextFile, readUrl } from './read-command';
import type { Program } from './run-command';
import { UsageError } from './usage';

/** Examines an installation. `folder` is where the program lies, with the release's checksums beside it. */
export function doctorProgram(folder: string): Program {
  const beside = join(folder, 'SHA256SUMS');
  return {
    usage: 'doctor https://portal.example --user NAME --type 4',
    own: ['checksums'],
    help: '\n  --checksums FILE         SHA256SUMS',
    task: ({ addresses: [address, ...others], own }) => {
      if (address === undefined || others.length > 0) throw new UsageError('no-address');
      const { origin } = readUrl(address);
      const file = own['checksums'] ?? (existsSync(beside) ? beside : null);
      const checksums = file === null ? null : readTextFile(file, '--checksums');
      return { origin, file: null, isAnyWord: false, checksums };
    },
  };
}
