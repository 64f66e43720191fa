import { readTextFile, readUrl } from './read-command';
import type { Program } from './run-command';
import { UsageError } from './usage';

/** Examines an installation. */
export const DOCTOR_PROGRAM: Program = {
  usage: 'doctor https://portal.example --user NAME --type 4',
  own: ['checksums'],
  help: '\n  --checksums FILE         sha256sum dist/…',
  task: ({ addresses: [address, ...others], own }) => {
    if (address === undefined || others.length > 0) throw new UsageError('no-address');
    const { origin } = readUrl(address);
    const { checksums: file } = own;
    const checksums = file === undefined ? null : readTextFile(file, '--checksums');
    return { origin, file: null, isAnyWord: false, checksums };
  },
};
