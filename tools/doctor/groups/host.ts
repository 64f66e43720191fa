import { isPage } from '@/lib/http/answer-body';

import {
  CLEAR_SITE_DATA,
  MEDIA_TYPES,
  SECURITY_HEADERS,
  SIGNED_OUT,
  cacheControl,
} from '../../hosting/headers.mjs';
import { inGroup, type Finding } from '../findings';
import { attempt, Unreached, type Network, type Reply } from '../network/network';
import { policyFindings } from './policy';
import { SOON } from './reach';
import type { Situation } from '../servers';

const finding = inGroup('host');

/** What an address of the host is to answer. */
interface Place {
  readonly path: string;
  readonly method?: 'POST' | 'TRACE';
  /** The statuses that are right, the expected one first. */
  readonly statuses: readonly number[];
  readonly isSecret?: boolean;
}

interface Visit {
  readonly place: Place;
  readonly reply: Reply;
}

const PAGES: readonly Place[] = [
  { path: '/', statuses: [200] },
  { path: '/dashboard', statuses: [200] },
];
const OTHERS: readonly Place[] = [
  { path: '/config.json', statuses: [200] },
  { path: '/reports/reports.json', statuses: [200] },
  // A laboratory may do without.
  { path: '/glossary/es.json', statuses: [200, 404] },
  { path: SIGNED_OUT, statuses: [204] },
  { path: '/assets/missing.js', statuses: [404] },
  { path: '/reports/missing.json', statuses: [404] },
  { path: '/assets/app.js.map', statuses: [404, 400], isSecret: true },
  { path: '/.git/config', statuses: [404, 400], isSecret: true },
  { path: '/.env', statuses: [404, 400], isSecret: true },
  { path: '/', method: 'POST', statuses: [405, 501] },
  { path: '/', method: 'TRACE', statuses: [405, 501] },
];

/** The scripts and style sheets that a page loads, one of each kind. */
function assetsOf(page: Reply): readonly Place[] {
  const html = new TextDecoder().decode(page.bytes);
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+)"/g)].flatMap(
    ([, path = '']) => path,
  );
  return ['.js', '.css'].flatMap((end) => {
    const path = paths.find((each) => each.endsWith(end));
    return path === undefined ? [] : [{ path, statuses: [200] }];
  });
}

function nameOf({ path, method }: Place): string {
  // The hash in the name of an asset changes with every build.
  const plain = path.replace(/-[\w-]{8}(?=\.\w+$)/, '-*');
  return method === undefined ? plain : `${method} ${plain}`;
}

function mediaTypeOf(path: string): string | null {
  const end = path.split('.').at(-1) ?? '';
  const found = Object.entries(MEDIA_TYPES).find(([, ends]) => ends.includes(end));
  return path.includes('.') ? (found?.[0] ?? null) : null;
}

/** What is wrong with the answer itself; headers of every answer have lines of their own. */
function ofPlace({ place, reply }: Visit): Finding {
  const name = nameOf(place);
  const { path, statuses, isSecret = false, method } = place;
  const { status, headers } = reply;
  const [wanted = 200] = statuses;
  if (!statuses.includes(status)) {
    if (isSecret && status === 200 && !isPage(reply.bytes)) return finding(name, 'stop', 'exposed');
    const isStart = path === '/' && method === undefined;
    return finding(name, isStart ? 'stop' : 'gap', 'status', { wanted, got: status });
  }
  if (wanted === 200 && !path.slice(1).includes('.') && !isPage(reply.bytes)) {
    return finding(name, 'stop', 'no-page');
  }
  const type = mediaTypeOf(path);
  const got = (headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';
  if (status === 200 && type !== null && got !== type) {
    return finding(name, 'gap', 'media-type', { wanted: type });
  }
  const kept = cacheControl(path, status);
  if (method === undefined && headers['cache-control'] !== kept) {
    return finding(name, 'gap', 'kept', { wanted: kept });
  }
  if (path === SIGNED_OUT && headers['clear-site-data'] !== CLEAR_SITE_DATA) {
    return finding(name, 'gap', 'not-cleared', { wanted: CLEAR_SITE_DATA });
  }
  return finding(name, 'ok', 'status-ok', { status });
}

function ofHeader(name: string, wanted: string, visits: readonly Visit[]): Finding {
  const wrong = visits.filter(({ reply }) => reply.headers[name.toLowerCase()] !== wanted);
  if (wrong.length === 0) return finding(name, 'ok', 'ok');
  const places = [...new Set(wrong.map(({ place }) => nameOf(place)))].join('  ');
  const isMissing = wrong.every(({ reply }) => reply.headers[name.toLowerCase()] === undefined);
  return finding(name, 'gap', isMissing ? 'header-missing' : 'header-other', { places, wanted });
}

async function ofTransport(origin: string, network: Network): Promise<Finding> {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:') {
    const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
    return finding('TLS', isHere ? 'note' : 'gap', isHere ? 'plain-here' : 'plain');
  }
  const days = (await attempt(network.certificateDays(origin))) ?? 0;
  if (days instanceof Unreached) return finding('TLS', 'gap', days.failure);
  return days < SOON
    ? finding('TLS', 'gap', 'certificate-soon', { days })
    : finding('TLS', 'ok', 'certificate', { days });
}

/** What the host sends, keeps, hides and refuses, against the table that its delivered files are made from. */
export async function examineHost(situation: Situation): Promise<readonly Finding[]> {
  const { origin, network } = situation;
  const lost: Finding[] = [];
  const visits: Visit[] = [];
  const visit = async (place: Place) => {
    const { path, method = 'GET' } = place;
    const reply = await attempt(network.exchange({ method, url: `${origin}${path}` }));
    if (reply instanceof Unreached) lost.push(finding(nameOf(place), 'gap', reply.failure));
    else visits.push({ place, reply });
  };
  for (const place of PAGES) await visit(place);
  const [start] = visits;
  for (const place of [...(start ? assetsOf(start.reply) : []), ...OTHERS]) await visit(place);
  return [
    await ofTransport(origin, network),
    ...visits.map(ofPlace),
    ...lost,
    ...Object.entries(SECURITY_HEADERS).map(([name, wanted]) => ofHeader(name, wanted, visits)),
    ...policyFindings(
      visits.map(({ place, reply }) => [nameOf(place), reply] as const),
      situation,
    ),
  ];
}
