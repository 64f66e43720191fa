import type { Language } from '@/domain/base/language';

import { PROXIES } from '../../hosting/headers.mjs';
import { addressOf, SERVERS } from '../contract/contract-document';
import type { Examination } from '../examine';
import type { Finding } from '../findings';
import { serversByOrigin } from '../servers';
import { paperWord, type Code, type PaperWord } from './words';

/** One thing to do, with the lines to copy. */
export interface Advice {
  readonly heading: string;
  readonly lines: readonly string[];
}

const DEVIATING: readonly Code[] = ['deviates', 'unread', 'unread-whole', 'unreadable', 'failed'];

function isBad({ state }: Finding): boolean {
  return state === 'gap' || state === 'stop';
}

/** The keys of `config.json` that have to change, as JSON. */
function fileLines({ findings, bases, words }: Examination): readonly string[] {
  const has = (code: Code) => findings.some((finding) => finding.code === code);
  const [word] = words;
  const isOtherWord = word !== undefined && has('token-other');
  const lis = findings.find(({ code }) => code === 'lis-closed')?.values?.['origin'];
  const misspelt = findings.filter(
    ({ code, state }) => code === 'key-misspelt' && state === 'stop',
  );
  const isAppLost = findings.some(
    ({ name, code }) => name === 'listReportTemplates' && code === 'missing',
  );
  return [
    ...(isOtherWord ? [`"authScheme": "${word}"`] : []),
    ...(lis === undefined ? [] : [`"allowedOrigins": ["${lis}"]`]),
    ...(isAppLost && bases.app !== undefined ? ['"appServerUrl": ""'] : []),
    ...misspelt.map(({ name, values }) => `"${String(values?.['meant'])}": …   (${name})`),
  ];
}

/** What the file of answers says where a server of another origin is to go through the portal's. */
function ownOriginLines({ bases, origin, unreached }: Examination): readonly string[] {
  return SERVERS.flatMap((server) => {
    const base = bases[server];
    const proxy = PROXIES.find(({ name }) => name.toLowerCase() === server);
    if (base === undefined || proxy === undefined) return [];
    const { origin: own } = new URL(base);
    if (own === origin || unreached.has(own)) return [];
    return [`${proxy.name}=${base}   →  ${proxy.path}`];
  });
}

function proxyLines(examination: Examination, language: Language): readonly string[] {
  const { findings, bases, origin, unreached } = examination;
  const isClosed = findings.some(
    ({ code }) => code === 'connect-closed' || code === 'connect-idle',
  );
  const isForbidden = findings.some((finding) => finding.group === 'cors' && isBad(finding));
  const others = [...serversByOrigin(bases).keys()].filter(
    (each) => each !== origin && !unreached.has(each),
  );
  const sources = ["'self'", ...others].join(' ');
  return [
    ...(isClosed ? [paperWord(language, 'adviseConnect', { sources })] : []),
    ...(isForbidden ? [paperWord(language, 'adviseOwn'), ...ownOriginLines(examination)] : []),
  ];
}

/** Sentences to mail to whoever keeps the back end. */
function ownerLines({ findings, origin }: Examination, language: Language): readonly string[] {
  const named = (word: PaperWord, found: readonly Finding[]) => {
    const names = [...new Set(found.map(({ name }) => addressOf(name)))].join(', ');
    return names === '' ? [] : [paperWord(language, word, { origin, names })];
  };
  const bad = findings.filter(isBad);
  const calls = bad.filter(({ group }) => group === 'calls');
  return [
    ...named(
      'ownerCors',
      bad.filter(({ group }) => group === 'cors'),
    ),
    ...named(
      'ownerClosed',
      calls.filter(({ code }) => code === 'closed-start' || code === 'closed-early'),
    ),
    ...named(
      'ownerMissing',
      calls.filter(({ code }) => code === 'missing'),
    ),
    ...named(
      'ownerOther',
      calls.filter(({ code }) => DEVIATING.includes(code)),
    ),
  ];
}

/** What to change where; nothing where all is well. */
export function adviceOf(examination: Examination, language: Language): readonly Advice[] {
  const all: readonly (readonly [PaperWord, readonly string[]])[] = [
    ['adviseFile', fileLines(examination)],
    ['adviseProxy', proxyLines(examination, language)],
    ['adviseOwner', ownerLines(examination, language)],
  ];
  return all.flatMap(([word, lines]) =>
    lines.length === 0 ? [] : [{ heading: paperWord(language, word), lines }],
  );
}
