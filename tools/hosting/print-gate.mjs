// The print gate: behind it a print link opens for its owner alone, and the preset account is handed to nobody. It signs in itself and
// passes the calls of one report for one visitor: by a link that it signed, or after a question that it compares with the LIS.
// `node print-gate.mjs` (docs/deploy.md, Print links); further settings stand in gate.mjs. Over a restart nothing is kept but the key.
//
//   LIS_URL          base of the LIS's calls, before /api/reports
//   GATE_KEY         file of mode 600 with at least 32 bytes of chance; another one ends every signed link
//   GATE_QUESTION    document (number) or birthDate; document without it, for it is harder to guess
//   GATE_DAYS        for how many days a signed link opens; 30 without it
//   GATE_TIME_ZONE   the laboratory's, as `timeZone` of config.json; America/Bogota without it
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { askAs, askTwice, baseOf, headersOf, isRefusal } from './gate.mjs';
import { openGate, post, send, session } from './gate.mjs';

const { GATE_KEY = '', GATE_QUESTION = 'document', GATE_DAYS = '30' } = process.env;
const { GATE_TIME_ZONE: timeZone = 'America/Bogota' } = process.env;
const lis = baseOf(process.env.LIS_URL);
/** The one call that hands out the preset account without the gate. */
const DOOR = '/app/api/user';
const LINK = /^((?:19|20|21)\d{6,18})(?:\.([0-9a-z]{6,7})\.([\w-]{43}))?$/;
/** Milliseconds. A clock may have been wrong by a day when a link was signed. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SIGNED = Number(GATE_DAYS) * DAY;
const VISIT = 300_000;
const REPORT = 120_000;
/** Every question takes as long as the slowest of the last hour, in whole steps: no reason for a refusal shows in its time. */
const STEP = 1000;
let pace = STEP;
/** Characters of a body. */
const LARGEST = 1_000_000;
const REFUSED = { status: 403 };

const file = statSync(GATE_KEY, { throwIfNoEntry: false });
const isOwn = file?.isFile() === true && (file.mode & 0o077) === 0;
const key = isOwn ? readFileSync(GATE_KEY) : '';
/** The order that a token opens. */
const visits = new Map();
/** The wrong answers of the last hour: of which order, from whom, when. */
let tries = [];
const MOST = { order: 5, who: 20 };

const json = (value) => ({ type: 'application/json', body: JSON.stringify(value) });

const signatureOf = (order, until) =>
  createHmac('sha256', key).update(`print ${order}.${until}`).digest('base64url');

function isSigned([, order, until, signature]) {
  const left = Number.parseInt(until, 36) * 1000 - Date.now();
  const own = Buffer.from(signatureOf(order, until));
  return timingSafeEqual(own, Buffer.from(signature)) && left > 0 && left < SIGNED + DAY;
}

/** Seconds until the next try; 0: now. */
function wait(one) {
  const now = performance.now();
  tries = tries.filter(({ at }) => at > now - HOUR);
  const held = Object.entries(MOST).map(
    ([name, most]) => tries.filter((other) => other[name] === one[name]).at(-most)?.at ?? -HOUR,
  );
  return Math.ceil((Math.max(...held) + HOUR - now) / 1000);
}

function slowDown(took) {
  pace = STEP * Math.ceil(took / STEP);
  setTimeout(() => (pace = STEP), HOUR).unref();
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

/** The order's header as the LIS has it, null where it has none, or none for a caller; nothing of another order. */
async function headerOf(order, caller = null) {
  const address = `${lis}/api/reports/orderheader`;
  const init = post({ rangeType: 1, init: order, end: order });
  const answer = await (caller === null ? askTwice(address, init) : askAs(address, caller, init));
  const text = await answer.text();
  if (caller !== null && isRefusal(answer)) return null;
  if (!answer.ok) throw new Error(`the LIS answered ${answer.status}`);
  const headers = text === '' ? [] : JSON.parse(text);
  return headers.find(({ orderNumber }) => String(orderNumber) === order) ?? null;
}

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
  const one = { order, who, at: performance.now() };
  const seconds = wait(one);
  if (seconds > 0) return { status: 429, 'Retry-After': seconds };
  tries.push(one);
  const took = () => performance.now() - one.at;
  let isWrong = false;
  try {
    isWrong = !isRight(await headerOf(order), answer);
    if (took() > pace) slowDown(took());
    return isWrong ? REFUSED : await admit(order);
  } finally {
    if (!isWrong) tries = tries.filter((other) => other !== one);
    await sleep(pace - took());
  }
}

const visitOf = ({ authorization = '' }) => visits.get(/gate\.[\w-]{43}$/.exec(authorization)?.[0]);

/** A link for who reads the order's header by a token of the LIS's own: a visitor makes none, and nobody one of an order to come. */
async function sign(order, headers) {
  const { authorization = '' } = headers;
  const isUser = authorization !== '' && visitOf(headers) === undefined;
  const isOrder = !order.includes('.') && LINK.test(order);
  const header = isUser && isOrder ? await headerOf(order, authorization) : null;
  if (header === null) return { status: 404 };
  const until = Math.floor((Date.now() + SIGNED) / 1000).toString(36);
  return { status: 200, ...json({ link: `${order}.${until}.${signatureOf(order, until)}` }) };
}

/** Without words the door tells its question, in the form of the account that it hands out else. It signs a link for an `order`; it opens to a signed `link`, and to another one with an `answer`. */
async function open(request) {
  if (request.method !== 'POST') return { status: 405 };
  const { link, answer, order } = await wordsOf(request);
  if (order !== undefined) return sign(String(order), request.headers);
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
  const status = isRefusal(answer) ? 502 : answer.status;
  response.writeHead(status, headersOf(answer.headers.get('content-type')));
  await pipeline(Readable.fromWeb(answer.body ?? new Blob([]).stream()), response);
}

/** Passes what the print page asks of its order: no write, no result that is not validated. */
async function pass(request, response) {
  const { method, url, headers } = request;
  const order = visitOf(headers);
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
  const names = words.matchAll(/"(?:init|end|orderNumber)":"?([^",}]*)/g);
  const named = Array.from(names, ([, name]) => name);
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

const isReady =
  SIGNED > 0 && key.length >= 32 && /^https?:\/\//.test(lis) && Object.hasOwn(KNOWN, GATE_QUESTION);
const needs =
  'SERVICE_URL, LIS_URL, GATE_USER, GATE_PASSWORD, GATE_QUESTION (document or birthDate) and GATE_KEY (a file of mode 600, 32 bytes)';
openGate({ name: 'print gate', port: 8082, isReady, needs, handle });
