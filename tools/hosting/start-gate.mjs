// The start gate: the four answers that the login needs before anybody is signed in, for a service that gives them only to those who
// are. It signs in itself, with an account whose password never reaches a browser, and hands out these answers and nothing else.
// Node 20 or newer, no packages: `node start-gate.mjs` behind nginx or Caddy (docs/deploy.md, A service that is closed at the start).
// gate.mjs names its settings; its account needs no rights.
import { askTwice, openGate, send, service } from './gate.mjs';

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

/** Answers by their path, asked for at most once at a time. */
const answers = new Map();

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

/** What to send and until when; a failure is told to whoever runs the gate, and nothing of it to a visitor. */
async function load(path) {
  try {
    const response = await askTwice(service + path);
    if (!response.ok) throw new Error(`the service answered ${path} with ${response.status}`);
    const type = response.headers.get('content-type');
    const whole = Buffer.from(await response.arrayBuffer());
    const isOpen = path !== CONFIGURATION || whole.length === 0;
    const answer = { status: response.status, type, body: isOpen ? whole : withoutSecrets(whole) };
    return { answer, until: Date.now() + FRESH };
  } catch (error) {
    console.error(`start gate: ${error.message} ${error.cause?.code ?? ''}`.trim());
    return { answer: { status: 502 }, until: Date.now() + FAILED };
  }
}

async function answerOf(path) {
  const known = answers.get(path);
  if (known !== undefined && (await known).until > Date.now()) return known;
  // Whoever waited for the same entry finds the next one here.
  if (answers.get(path) === known) answers.set(path, load(path));
  return answers.get(path);
}

async function handle({ method, url = '' }, response) {
  if (!OPEN.has(url)) return send(response, { status: 404 });
  if (method !== 'GET') return send(response, { status: 405 });
  return send(response, (await answerOf(url)).answer);
}

const needs = 'SERVICE_URL, GATE_USER and GATE_PASSWORD';
openGate({ name: 'start gate', port: 8081, needs, handle });
