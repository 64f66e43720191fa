// The print gate: behind it a print link opens for its owner alone, and the preset account is handed to nobody. It signs in itself and
// passes the calls of one report for one visitor: by a link that it signed, or after a question that it compares with the LIS.
// `node print-gate.mjs` (docs/deploy.md, Print links); further settings stand in gate.mjs. Over a restart nothing is kept but the key.
//
//   LIS_URL          base of the LIS's calls, before /api/reports
//   GATE_KEY         file of mode 600 with at least 32 bytes of chance; another one ends every signed link
//   GATE_QUESTION    document (number) or birthDate; document without it, for it is harder to guess
//   GATE_TIME_ZONE   the laboratory's, as `timeZone` of config.json; America/Bogota without it
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { askTwice, baseOf, headersOf, openGate, post, send, session } from './gate.mjs';

const { GATE_KEY = '', GATE_QUESTION = 'document', GATE_TIME_ZONE: zone } = process.env;
const lis = baseOf(process.env.LIS_URL);
/** The one call that hands out the preset account without the gate. */
const DOOR = '/app/api/user';
const LINK = /^((?:19|20|21)\d{6,18})(?:\.([0-9a-z]{6,7})\.([\w-]{43}))?$/;
/** Milliseconds. A link is signed for 30 days, and a clock may have been wrong by one. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LONGEST = 31 * DAY;
const VISIT = 300_000;
const REPORT = 120_000;
/** A question is answered in such steps, so that no reason for a refusal shows in its time. */
const STEP = 1000;
/** Characters of a body. */
const LARGEST = 1_000_000;
const REFUSED = { status: 403 };

const file = statSync(GATE_KEY, { throwIfNoEntry: false });
const isOwn = file?.isFile() === true && (file.mode & 0o077) === 0;
const key = isOwn ? readFileSync(GATE_KEY) : '';
/** The order that a token opens. */
const visits = new Map();
/** By order or address: when the wrong answers of the last hour came. */
const tries = new Map();

const json = (value) => ({ type: 'application/json', body: JSON.stringify(value) });

function isSigned([, order, until, signature]) {
  const left = Number.parseInt(until, 36) * 1000 - Date.now();
  const own = createHmac('sha256', key).update(`print ${order}.${until}`).digest('base64url');
  return timingSafeEqual(Buffer.from(own), Buffer.from(signature)) && left > 0 && left < LONGEST;
}

const recent = (who, except) => (tries.get(who) ?? []).filter((at) => at !== except);

function forget(who, at) {
  const left = recent(who, at);
  if (left.length > 0) tries.set(who, left);
  else tries.delete(who);
}

/** Seconds until the next try; 0: now. */
function wait([who, most]) {
  const times = recent(who);
  if (times.length < most) return 0;
  return Math.ceil((times.at(-most) + HOUR - performance.now()) / 1000);
}

/** Who asks, as the host tells it last; of IPv6 the network, which is one household. */
function addressOf({ headers, socket }) {
  const [said] = /[^,\s]*$/.exec(headers['x-forwarded-for'] ?? '');
  const address = said || String(socket.remoteAddress);
  if (address.includes('.')) return address.split(':').at(-1);
  return address.split('::')[0].split(':').slice(0, 4).join(':');
}

/** JSON of a call; empty where it is none or too long. */
async function wordsOf(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) if (text.length <= LARGEST) text += part;
  try {
    return text.length > LARGEST ? {} : Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The order's header as the LIS has it, null where it has none; nothing of another order. */
async function headerOf(order) {
  const body = { rangeType: 1, init: order, end: order };
  const answer = await askTwice(`${lis}/api/reports/orderheader`, post(body));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the LIS answered ${answer.status}`);
  const headers = text === '' ? [] : JSON.parse(text);
  return headers.find(({ orderNumber }) => String(orderNumber) === order) ?? null;
}

const timeZone = zone ?? 'America/Bogota';
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format;

const KNOWN = {
  document: ({ patientId }) => patientId,
  /** Births are midnights of the laboratory, by older time zone data an hour early. */
  birthDate: ({ birthday }) => (Number(birthday) ? dayOf(Number(birthday) + HOUR) : ''),
};

const plain = (text) => `${text ?? ''}`.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');

function isRight(header, answer) {
  const given = plain(answer);
  return given !== '' && given === plain(KNOWN[GATE_QUESTION](header?.patient ?? {}));
}

async function admit(order) {
  const { type, confidential } = await session();
  const token = `gate.${randomBytes(32).toString('base64url')}`;
  visits.set(token, order);
  setTimeout(() => visits.delete(token), VISIT).unref();
  return { status: 200, ...json({ gate: 'open', token, type, confidential }) };
}

/** Only a wrong answer counts as a try; whoever asks at once counts before the LIS is asked. */
async function examine(order, answer, who) {
  const counted = Object.entries({ [order]: 5, [who]: 20 });
  const seconds = Math.max(...counted.map(wait));
  if (seconds > 0) return { status: 429, 'Retry-After': seconds };
  const began = performance.now();
  for (const [one] of counted) {
    tries.set(one, [...recent(one), began]);
    setTimeout(() => forget(one, began), HOUR).unref();
  }
  let isWrong = false;
  try {
    isWrong = !isRight(await headerOf(order), answer);
    return isWrong ? REFUSED : await admit(order);
  } finally {
    if (!isWrong) for (const [one] of counted) forget(one, began);
    await sleep(STEP - ((performance.now() - began) % STEP));
  }
}

/** Without words the door tells its question, in the form of the account that it hands out else; with a `link` it opens, with an `answer` too where nobody signed it. */
async function open(request) {
  if (request.method !== 'POST') return { status: 405 };
  const { link, answer } = await wordsOf(request);
  if (link === undefined)
    return { status: 200, type: 'text/html', body: btoa(`{"gate":"${GATE_QUESTION}"}`) };
  const read = LINK.exec(String(link));
  if (read === null) return REFUSED;
  if (read[2] === undefined) return examine(read[1], answer, addressOf(request));
  return isSigned(read) ? admit(read[1]) : REFUSED;
}

/** Hands the LIS's answer on as it comes, and gives it up with the visitor. */
async function relay(response, path, init) {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const signals = [gone.signal, AbortSignal.timeout(REPORT)];
  const answer = await askTwice(lis + path, { ...init, signals });
  // The gate's own session is no matter of the visitor's.
  const status = answer.status === 401 || answer.status === 403 ? 502 : answer.status;
  response.writeHead(status, headersOf(answer.headers.get('content-type')));
  await pipeline(Readable.fromWeb(answer.body ?? new Blob([]).stream()), response);
}

/** Passes what the print page asks of its order: no write, no result that is not validated. */
async function pass(request, response) {
  const { method, url, headers } = request;
  const order = visits.get(/gate\.[\w-]{43}$/.exec(headers.authorization ?? '')?.[0]);
  if (order === undefined) return { status: 401 };
  const reads = [
    '/lis/api/areas/filter/state/true',
    '/lis/api/configuration/DemograficoTituloInforme',
    '/lis/api/configuration/GenerarPDFCon',
    `/lis/api/orders/getUserValidate/idOrder/${order}`,
  ];
  if (method === 'GET' && reads.includes(url)) return relay(response, url.replace('/lis', ''));
  const isHeader = url === '/lis/api/reports/orderheader';
  if (method !== 'POST' || !(isHeader || url === '/lis/api/reports/finalReport')) return REFUSED;
  const words = JSON.stringify(await wordsOf(request));
  const named = [...words.matchAll(/"(?:init|end|orderNumber)":"?([^",}]*)/g)].map(
    ([, name]) => name,
  );
  if (named.length === 0 || named.some((name) => name !== order)) return REFUSED;
  // The visitor's words go no further: the LIS is asked in the gate's own.
  const header = await headerOf(order);
  if (isHeader || header === null) return { status: 200, ...json(header === null ? [] : [header]) };
  const printOrder = [{ physician: null, listOrders: [{ order: header }] }];
  const body = { printOrder, typeReport: 0, attached: true, isAttached: true };
  return relay(response, '/api/reports/finalReport', post(body));
}

/** Messages of failures may quote an answer: only their kind is written down. */
async function handle(request, response) {
  try {
    const answer = await (request.url === DOOR ? open(request) : pass(request, response));
    if (answer !== undefined) send(response, answer);
  } catch (error) {
    console.error(`print gate: ${error.cause?.code ?? error.name}`);
    if (response.headersSent) response.destroy();
    else send(response, { status: 502 });
  }
}

const isReady = key.length >= 32 && /^https?:\/\//.test(lis) && Object.hasOwn(KNOWN, GATE_QUESTION);
const needs =
  'SERVICE_URL, LIS_URL, GATE_USER, GATE_PASSWORD, GATE_QUESTION (document or birthDate) and GATE_KEY (a file of mode 600, 32 bytes)';
openGate({ name: 'print gate', port: 8082, isReady, needs, handle });
