// `node hosts.mjs ANSWERS…` makes the files of nginx and Caddy and a config.json of what each laboratory answered, in the folder `made`
// (docs/deploy.md, Steps). Plain Node, no packages. What is written here ends in the files of web servers, so only names and addresses
// of a narrow kind are taken.
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A host name with a dot, in the letters that go over the line, whose last part is no number. */
const NAME = `(?=.{1,253}(?:[:/]|$))(?:${LABEL}\\.)+(?!\\d+(?:[:/]|$))${LABEL}`;
const LOOPBACK = '(?:localhost|127\\.0\\.0\\.1)';
const PORT = '(?::(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?';
/** Segments without percent signs, none of dots alone. */
const PATH = '(?:/(?!\\.+(?:/|$))[A-Za-z0-9._~-]+)*';
/** Browsers call plain http from a page with TLS on their own machine only. */
const ORIGIN = `(?:https://${NAME}|http://${LOOPBACK})${PORT}`;
const SERVER = `https?://(?:${NAME}|${LOOPBACK}|\\d{1,3}(?:\\.\\d{1,3}){3})${PORT}${PATH}`;
const FILE = ['must be a path such as /etc/ssl/portal.pem', `(?:${PATH})?`];
const AT_SERVER = [
  'must be an address such as https://lis.laboratorio.example/service, without a slash at the end',
  `(?:${SERVER})?`,
];

/** What a server that is answered becomes in `config.json`; the service is where the portal looks for it. */
const SERVERS = {
  SERVICE: '',
  LIS: 'lisUrl',
  APP: 'appServerUrl',
  MERGE: 'mergeUrl',
  MAIL: 'mailUrl',
};

/** The questions: what is wrong with an answer, and the whole of it as a regular expression. */
const QUESTIONS = {
  PORTAL: ['must be a host name in small letters, such as resultados.laboratorio.example', NAME],
  CERTIFICATE: FILE,
  KEY: FILE,
  ...Object.fromEntries(Object.keys(SERVERS).map((name) => [name, AT_SERVER])),
  AUTH_SCHEME: ['must be none, JWT or Bearer', '(?:none|JWT|Bearer)?'],
  CONNECT: [
    'must be origins such as https://lis.laboratorio.example, without a path',
    `(?:${ORIGIN}(?: ${ORIGIN})*)?`,
  ],
  FILES: FILE,
};

const problem = (lines) => new TypeError(lines.join('\n'));

/**
 * What a laboratory answered, by the names of `QUESTIONS`; what is not answered is empty. Throws `TypeError` with a line for each problem.
 * @param {string} text lines of NAME=value; those that begin with # are for readers
 * @returns {Record<string, string>}
 */
export function readAnswers(text) {
  const answers = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, '']));
  const problems = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s*(\w+)\s*=(.*)$/.exec(line) ?? [];
    if (/^\s*(?:#|$)/.test(line)) continue;
    if (answers[name] === undefined) problems.push(`nobody asks for this: ${line.trim()}`);
    else answers[name] = value.trim();
  }
  answers.FILES ||= '/srv/portal';
  for (const [name, [wish, pattern]] of Object.entries(QUESTIONS)) {
    if (!new RegExp(`^${pattern}$`).test(answers[name])) problems.push(`${name} ${wish}`);
  }
  if ((answers.CERTIFICATE === '') !== (answers.KEY === ''))
    problems.push('CERTIFICATE and KEY go together');
  if (problems.length > 0) throw problem(problems);
  return answers;
}

/** What two laboratories of a host may not have in common: a token must not have a way to somebody else's LIS. */
function requireApart(laboratories) {
  const owners = new Map();
  const problems = new Set();
  const names = new Set(laboratories.map(({ PORTAL }) => `https://${PORTAL}`));
  for (const { PORTAL, FILES, CONNECT, ...others } of laboratories) {
    const origins = CONNECT.split(' ').filter((origin) => origin !== '');
    const servers = Object.keys(SERVERS).flatMap((name) => others[name] || []);
    for (const value of new Set([PORTAL, FILES, ...origins, ...servers])) {
      if (owners.has(value)) problems.add(`two laboratories have the same ${value}`);
      owners.set(value, PORTAL);
    }
    for (const origin of origins) {
      if (names.has(origin.replace(/:\d+$/, ''))) problems.add(`CONNECT: ${origin} is a portal`);
    }
  }
  if (problems.size > 0) throw problem([...problems]);
}

/** The capitals of the files, as far as they have an answer. */
function capitalsOf({ PORTAL, CERTIFICATE, KEY, CONNECT, FILES, ...others }) {
  const servers = Object.keys(SERVERS).flatMap((name) => {
    if (others[name] === '') return [];
    const { protocol, hostname, port, pathname } = new URL(others[name]);
    const host = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
    return [
      [`${name}_SCHEME`, protocol.slice(0, -1)],
      [`${name}_HOST`, host],
      [`${name}_ORIGIN`, `${protocol}//${host}`],
      [`${name}_PATH`, pathname.replace(/\/$/, '')],
    ];
  });
  return {
    ...Object.fromEntries(servers),
    PORTAL_NAME: PORTAL,
    ...(CERTIFICATE !== '' && { CERTIFICATE_FILE: CERTIFICATE, KEY_FILE: KEY }),
    CONNECT_SOURCES: `'self' ${CONNECT}`.trim(),
    FILES_FOLDER: FILES,
  };
}

const CAPITALS = /\b[A-Z]+_[A-Z]+\b/g;
/** From here on a name does not fit into nginx's own tables of names. */
const LONG_NAME = 46;

/**
 * A file of this folder for laboratories, by their capitals: a paragraph with one that there is not goes.
 * @param {string} template
 * @param {readonly Record<string, string>[]} laboratories
 */
export function fill(template, laboratories) {
  const filled = (part, capitals) =>
    part
      .split('\n\n')
      .filter((text) => (text.match(CAPITALS) ?? []).every((name) => name in capitals))
      .map((text) => text.replaceAll(CAPITALS, (name) => capitals[name]))
      .join('\n\n');
  const isLong = laboratories.some(({ PORTAL_NAME }) => PORTAL_NAME.length > LONG_NAME);
  const common = {
    ...laboratories[0],
    ...(isLong && { LONG_NAMES: 'Long names' }),
    ...(laboratories.length > 1 && { SEVERAL_LABORATORIES: 'Several laboratories' }),
  };
  const [, once, each, last] = template.split(/^# =+ [\w ]+ =+\n+/m);
  const made = '# The portal, made by hosts.mjs: change the answers, not this file.\n';
  const sites = laboratories.map((capitals) => filled(each, capitals));
  return `${[made, filled(once, common), ...sites, filled(last, common)].join('').trim()}\n`;
}

/**
 * The files of both web servers for what laboratories answered, and each one's `config.json` by its host name. Throws `TypeError` for
 * laboratories that would share what they may not.
 * @param {readonly Record<string, string>[]} laboratories as `readAnswers` gives them
 * @returns {Record<string, string>} texts by their places
 */
export function hostFiles(laboratories) {
  requireApart(laboratories);
  const template = (name) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const capitals = laboratories.map(capitalsOf);
  const withCertificates = capitals.map((each) => ({
    CERTIFICATE_FILE: `/etc/letsencrypt/live/${each.PORTAL_NAME}/fullchain.pem`,
    KEY_FILE: `/etc/letsencrypt/live/${each.PORTAL_NAME}/privkey.pem`,
    ...each,
  }));
  const configs = laboratories.map((answers) => {
    const named = Object.entries(SERVERS).filter(([name, key]) => key && answers[name] !== '');
    const config = Object.fromEntries(named.map(([name, key]) => [key, `/${name.toLowerCase()}`]));
    const word = answers.AUTH_SCHEME !== '' && { authScheme: answers.AUTH_SCHEME };
    return [
      `${answers.PORTAL}/config.json`,
      `${JSON.stringify({ ...config, ...word }, null, 2)}\n`,
    ];
  });
  return {
    'nginx.conf': fill(template('nginx.conf'), withCertificates),
    Caddyfile: fill(template('Caddyfile'), capitals),
    ...Object.fromEntries(configs),
  };
}

function main(files) {
  if (files.length === 0) throw problem(['Usage: node hosts.mjs ANSWERS…']);
  const laboratories = files.map((file) => {
    try {
      return readAnswers(readFileSync(file, 'utf8'));
    } catch (error) {
      throw problem([`${file} cannot be used:`, error.message]);
    }
  });
  for (const [place, text] of Object.entries(hostFiles(laboratories))) {
    const file = join('made', place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
