// The start gate: the four answers that the login needs before anybody is signed in, for a service that gives them only to those who
// are. It signs in itself, with an account whose password never reaches a browser, and hands out these answers and nothing else.
// Node 20 or newer, no packages: `node start-gate.mjs` behind nginx or Caddy (docs/deploy.md, A service that is closed at the start).
//
//   SERVICE_URL                 base of the service's calls, as `serviceUrl` of config.json, but absolute
//   GATE_USER, GATE_PASSWORD    an account of its own, without rights
//   GATE_TYPE                   its user type; 4 (laboratory) without it
//   GATE_AUTH_SCHEME            Bearer, JWT or none, as `authScheme` of config.json; Bearer without it
//   GATE_HOST, GATE_PORT        where it listens; 127.0.0.1 and 8081 without them
import { createServer } from 'node:http';

/** No patient is in these answers; everything else of the service stays behind its own door. */
const OPEN = new Set([
  '/configuration/encrypted',
  '/configuration/documenttypes',
  '/usertypes',
  '/demographic/webquery',
]);
/** The mail server's password and a retired key: the configuration holds them, and whoever reaches the gate could read it. */
const CONFIGURATION = '/configuration/encrypted';
const SECRETS = new Set(['smtppassworduser', 'llavecaptcha']);
/** Milliseconds for which an answer is handed out again, a failure too: a burst of visitors is one call, whatever comes of it. */
const FRESH = 30_000;
const FAILED = 5_000;
/** Milliseconds without another sign-in after one that failed: strangers must not lock the account. */
const REFUSED = 300_000;
const UNANSWERED = 15_000;
/** The service's code for a rule that said no. */
const RULE = 2;
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

/** The service refused the account itself. */
class RefusedError extends Error {}

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
  const { success, token, code } = await response.json();
  if (success === false || code === RULE) throw new RefusedError('the service refused the account');
  if (!response.ok || success !== true || typeof token !== 'string' || token === '') {
    throw new Error(`the service answered the sign-in with ${response.status}`);
  }
  return GATE_AUTH_SCHEME === 'none' ? token : `${GATE_AUTH_SCHEME} ${token}`;
}

/** The gate's session, one for all calls; after a sign-in that failed the service is left alone for a while. */
function session() {
  if (signedIn === null) {
    const own = signIn();
    signedIn = own;
    own.catch((error) => {
      const pause = error instanceof RefusedError ? REFUSED : UNANSWERED;
      setTimeout(() => forget(own), pause).unref();
    });
  }
  return signedIn;
}

/** Calls that met the same end must not throw each other's new session away. */
function forget(own) {
  if (signedIn === own) signedIn = null;
}

async function ask(path, own) {
  return fetch(service + path, {
    headers: { Authorization: await own },
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT),
  });
}

/** A token lives for hours: one that is refused is replaced once. */
async function askTwice(path) {
  const own = session();
  const first = await ask(path, own);
  if (first.status !== 401 && first.status !== 403) return first;
  forget(own);
  return ask(path, session());
}

const decoded = (base64) => Buffer.from(base64, 'base64').toString('latin1');

/** The configuration without what nobody outside may read; throws where it has another form, for then it may hold anything. */
function withoutSecrets(body) {
  const isOpen = ({ key }) => !SECRETS.has(decoded(key).trim().toLowerCase());
  const lists = JSON.parse(body.toString()).map((entry) => {
    const open = JSON.parse(decoded(entry.value)).filter(isOpen);
    return { ...entry, value: Buffer.from(JSON.stringify(open), 'latin1').toString('base64') };
  });
  return Buffer.from(JSON.stringify(lists));
}

async function load(path) {
  const response = await askTwice(path);
  if (!response.ok) throw new Error(`the service answered ${path} with ${response.status}`);
  const type = response.headers.get('content-type');
  const body = Buffer.from(await response.arrayBuffer());
  const isWhole = path !== CONFIGURATION || body.length === 0;
  return { status: response.status, type, body: isWhole ? body : withoutSecrets(body) };
}

/** What to send and until when; a failure is told to whoever runs the gate, and nothing of it to a visitor. */
async function entryOf(path) {
  try {
    return { ...(await load(path)), until: Date.now() + FRESH };
  } catch (error) {
    console.error(`start gate: ${error.message} ${error.cause?.code ?? ''}`.trim());
    return { status: 502, until: Date.now() + FAILED };
  }
}

async function answerOf(path) {
  const known = answers.get(path);
  if (known !== undefined && (await known).until > Date.now()) return known;
  // Whoever waited for the same entry finds the next one here.
  if (answers.get(path) === known) answers.set(path, entryOf(path));
  return answers.get(path);
}

function send(response, { status, type = null, body = '' }) {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, type === null ? headers : { ...headers, 'Content-Type': type });
  response.end(body);
}

async function handle({ method, url = '' }, response) {
  if (!OPEN.has(url)) return send(response, { status: 404 });
  if (method !== 'GET') return send(response, { status: 405 });
  return send(response, await answerOf(url));
}

const OLDEST_NODE = 20;
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `start gate: Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}`,
  );
  process.exit(1);
}
if (!/^https?:\/\//.test(service) || GATE_USER === '' || GATE_PASSWORD === '') {
  console.error('start gate: SERVICE_URL, GATE_USER and GATE_PASSWORD are needed');
  process.exit(1);
}
const server = createServer((request, response) => void handle(request, response));
const cannotListen = (error) => {
  console.error(`start gate: cannot listen on ${GATE_HOST}:${GATE_PORT}: ${error.message}`);
  process.exit(1);
};
server.once('error', cannotListen);
const port = Number(GATE_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) cannotListen(new Error('no such port'));
server.listen(port, GATE_HOST, () => {
  console.log(`start gate: ready on ${GATE_HOST}:${server.address().port}`);
});
