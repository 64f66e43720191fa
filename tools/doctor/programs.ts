import { readTextFile, readUrl, UsageError, type Command } from './command-line';
import type { Program } from './run-command';

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

/** Options of the servers, with the key of `config.json` that each stands for. */
const ADDRESSES = {
  service: 'serviceUrl',
  lis: 'lisUrl',
  app: 'appServerUrl',
  merge: 'mergeUrl',
  mail: 'mailUrl',
} as const;
const SCHEMES: readonly string[] = ['none', 'JWT', 'Bearer'];

/** A portal that there is not: servers of a trial by http are asked in the name of one by http. */
function nobodysOrigin({ protocol }: URL): string {
  return `${protocol}//portal.invalid`;
}

function fileOf({ own }: Command): Readonly<Record<string, string>> {
  const addresses = Object.entries(ADDRESSES).flatMap(([option, key]) => {
    const text = own[option];
    return text === undefined ? [] : [[key, readUrl(text, `--${option}`).href] as const];
  });
  const { scheme } = own;
  if (scheme !== undefined && !SCHEMES.includes(scheme)) throw new UsageError('scheme');
  return { ...Object.fromEntries(addresses), authScheme: scheme ?? 'none' };
}

/** Examines a back end by itself: does it keep the contract? */
export const CONFORMANCE_PROGRAM: Program = {
  usage: 'lis-conformance --service https://lis.example/service --user NAME --type 4',
  own: [...Object.keys(ADDRESSES), 'origin', 'scheme'],
  help: '\n  --service URL [--lis URL] [--app URL] [--merge URL] [--mail URL]\n  --origin URL             https://portal.example\n  --scheme none|JWT|Bearer',
  task: (command) => {
    const { own, addresses } = command;
    const { service, origin, scheme } = own;
    if (service === undefined || addresses.length > 0) throw new UsageError('no-address');
    const base = readUrl(service, '--service');
    return {
      origin: origin === undefined ? nobodysOrigin(base) : readUrl(origin, '--origin').origin,
      file: fileOf(command),
      isAnyWord: scheme === undefined,
      checksums: null,
    };
  },
};
