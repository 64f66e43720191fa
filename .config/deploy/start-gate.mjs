// The start gate: the four answers that the login needs before anybody is signed in, for a service that gives them only to those who
// are. It signs in itself, with an account whose password never reaches a browser, and hands out these answers and nothing else.
// Node 20 or newer, no packages: `node start-gate.mjs` behind nginx or Caddy (docs/deploy.md, A service that is closed at the start).
//
//   SERVICE_URL                 base of the service's calls, as `serviceUrl` of config.json, but absolute
//   GATE_USER, GATE_PASSWORD    an account of the laboratory without rights
//   GATE_TYPE                   its user type; 4 (laboratory) without it
//   GATE_AUTH_SCHEME            Bearer, JWT or none, as `authScheme` of config.json; Bearer without it
//   GATE_HOST, GATE_PORT        where it listens; 127.0.0.1 and 8081 without them
import { createServer } from 'node:http';

/** Nobody's name is in these answers; everything else of the service stays behind its own door. */
const OPEN = new Set([
  '/configuration/encrypted',
  '/configuration/documenttypes',
  '/usertypes',
  '/demographic/webquery',
]);
/** Milliseconds for which an answer is handed out again: a burst of visitors is one call. */
const FRESH = 30_000;
/** Milliseconds that the service may take. */
const LIMIT = 10_000;

const {
  SERVICE_URL = '',
  GATE_USER = '',
  GATE_PASSWORD = '',
  GATE_TYPE = '4',
  GATE_AUTH_SCHEME = 'Bearer',
  GATE_HOST = '127.0.0.1',
  GATE_PORT = '8081',
} = process.env;

const service = SERVICE_URL.replace(/\/+$/, '');
/** Answers by their path, asked for at most once at a time. */
const answers = new Map();
let signedIn = null;

async function signIn() {
  const response = await fetch(`${service}/authentication/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user: GATE_USER,
      password: GATE_PASSWORD,
      type: Number(GATE_TYPE),
      historyType: -1,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT),
  });
  const { success, token } = await response.json();
  if (!response.ok || success !== true || typeof token !== 'string' || token === '') {
    throw new Error(`the service refused the gate's account (${response.status})`);
  }
  return GATE_AUTH_SCHEME === 'none' ? token : `${GATE_AUTH_SCHEME} ${token}`;
}

async function ask(path) {
  signedIn ??= signIn();
  const session = signedIn;
  try {
    return await fetch(service + path, {
      headers: { Authorization: await session },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT),
    });
  } catch (error) {
    if (signedIn === session) signedIn = null;
    throw error;
  }
}

/** A token lives for hours: one that is refused is replaced once. */
async function askTwice(path) {
  const first = await ask(path);
  if (first.status !== 401 && first.status !== 403) return first;
  signedIn = null;
  return ask(path);
}

async function load(path) {
  const response = await askTwice(path);
  if (!response.ok) throw new Error(`the service answered ${path} with ${response.status}`);
  const type = response.headers.get('content-type');
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type, body, until: Date.now() + FRESH };
}

async function answerOf(path) {
  const known = await answers.get(path)?.catch(() => undefined);
  if (known !== undefined && known.until > Date.now()) return known;
  const loading = load(path);
  answers.set(path, loading);
  return loading;
}

function send(response, { status, type = null, body = '' }) {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, type === null ? headers : { ...headers, 'Content-Type': type });
  response.end(body);
}

async function handle({ method, url = '' }, response) {
  if (!OPEN.has(url)) return send(response, { status: 404 });
  if (method !== 'GET') return send(response, { status: 405 });
  try {
    return send(response, await answerOf(url));
  } catch (error) {
    // The reason is for whoever runs the gate; a visitor gets none of it.
    console.error(`start gate: ${error.message}`);
    return send(response, { status: 502 });
  }
}

if (!/^https?:\/\//.test(service) || GATE_USER === '' || GATE_PASSWORD === '') {
  console.error('start gate: SERVICE_URL, GATE_USER and GATE_PASSWORD are needed');
  process.exit(1);
}
const server = createServer((request, response) => void handle(request, response));
server.listen(Number(GATE_PORT), GATE_HOST, () => {
  console.log(`start gate: ready on ${GATE_HOST}:${server.address().port}`);
});
