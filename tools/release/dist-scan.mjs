// What a build may not hold: source maps, tests, secrets, code made of texts, addresses that nobody named. What is let through has a reason, and a
// reason that nothing needs any more is a finding as well.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from './archive.mjs';

const READ = /\.(css|html|js|json|mjs|svg|webmanifest)$/;

/** Code that is made of a text, by how it begins. The host's policy refuses to run any of it. */
export const ALLOWED_CODE = {
  'Function(`return this`)':
    'lodash (Recharts, Quill), decimal.js and core-js look for the global object; tried last, where globalThis is missing',
  'Function(``)': 'pdf.js tries whether code may be made, and goes without it',
  'Function(`src`,`srcOffset`,`dest`,`destOffset`,':
    'pdf.js: only where the line above was allowed',
  'Function(`return require("`+': 'core-js in pdf.js: Node only',
  'Function(`binder`,': 'function-bind, below pdfmake: only where functions cannot be bound',
};

const NAMESPACE = 'name of a kind of XML or FHIR, never asked for';
const WORDS = 'printed in a message or a comment of a library, never asked for';
const PROBE = 'read by a library that tries how addresses are read, never asked for';
/** Foreign addresses by their hosts. The host's policy refuses to ask any of them. */
export const ALLOWED_HOSTS = {
  'schemas.openxmlformats.org': NAMESPACE,
  'sheetjs.openxmlformats.org': NAMESPACE,
  'schemas.microsoft.com': NAMESPACE,
  'www.w3.org': NAMESPACE,
  'purl.org': NAMESPACE,
  'purl.oclc.org': NAMESPACE,
  'openoffice.org': NAMESPACE,
  'docs.oasis-open.org': NAMESPACE,
  'ns.adobe.com': NAMESPACE,
  'www.xfa.org': NAMESPACE,
  'www.aiim.org': NAMESPACE,
  macVmlSchemaUri: NAMESPACE,
  'terminology.hl7.org': NAMESPACE,
  'unitsofmeasure.org': NAMESPACE,
  'loinc.org': NAMESPACE,
  'pdfmake.org': WORDS,
  'sheetjs.com': WORDS,
  'quilljs.com': WORDS,
  'github.com': WORDS,
  'tools.ietf.org': WORDS,
  'reactrouter.com': WORDS,
  'react.dev': WORDS,
  'react.i18next.com': WORDS,
  'redux.js.org': WORDS,
  'redux-toolkit.js.org': WORDS,
  'developer.mozilla.org': WORDS,
  'mantine.dev': WORDS,
  'feross.org': WORDS,
  'mths.be': WORDS,
  'bit.ly': WORDS,
  a: PROBE,
  x: PROBE,
  'foo.bar': PROBE,
  'example.com': PROBE,
  localhost: PROBE,
  'medlineplus.gov': 'a link that patients may follow, named by the glossary',
  'lis.laboratorio.com': 'an example in a field of the configuration',
  'lis.laboratory.com': 'an example in a field of the configuration',
  'laboratorio.com': 'an example in a field of the configuration',
  'laboratory.com': 'an example in a field of the configuration',
};

const CODE = /(?<![\w$.])(?:eval|Function)\((?:`[^`]*`[,+)]?)*/g;
const HOST = /(?:https?|wss?):\/\/([\w.-]*\w)/g;
/** An address that takes the page's own scheme. */
const SCHEMELESS = /(?:["'`]|url\()\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})[/"'`)]/gi;
const MAP = /[#@]\s*sourceMappingURL=(?!data:,)/;
/** Test programs, and what the demo laboratory alone knows: its faults on demand and its passwords (demo-lis/seed/demo-accounts.ts). */
const TESTS =
  /\bx-demo-[a-z]+|\b(?:vitest|mockServiceWorker)\b|@testing-library|\b[A-Z][a-z]+\.2026\b/;
/** A private key, or a token that was signed. */
const SECRET = /-----BEGIN [A-Z ]*PRIVATE KEY|\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\./;

/** What follows the parenthesis matters up to the first thing that is no text. */
const codeIn = (text) => [...text.matchAll(CODE)].map(([code]) => code);
const hostsIn = (text) =>
  [HOST, SCHEMELESS].flatMap((address) => [...text.matchAll(address)].map(([, host]) => host));

/**
 * What is wrong with the files of a build, one line each.
 * @param {Iterable<readonly [path: string, text: string]>} files text is empty for what is no text
 * @param {{ code?: Readonly<Record<string, string>>, hosts?: Readonly<Record<string, string>> }} [allowed] reasons
 * @returns {string[]}
 */
export function scan(files, { code = ALLOWED_CODE, hosts = ALLOWED_HOSTS } = {}) {
  const findings = new Set();
  const used = new Set();
  for (const [path, text] of files) {
    if (path.endsWith('.map') || MAP.test(text)) findings.add(`${path} is or names a source map`);
    const [test] = TESTS.exec(text) ?? [];
    if (test !== undefined) findings.add(`${path} holds something of tests: ${test}`);
    if (SECRET.test(text)) findings.add(`${path} holds a key or a token`);
    for (const found of codeIn(text)) {
      const reason = Object.keys(code).find((beginning) => found.startsWith(beginning));
      if (reason === undefined) findings.add(`${path} makes code of a text: ${found.slice(0, 80)}`);
      else used.add(reason);
    }
    for (const host of hostsIn(text)) {
      if (hosts[host] === undefined) findings.add(`${path} holds an address of ${host}`);
      else used.add(host);
    }
  }
  const idle = [...Object.keys(code), ...Object.keys(hosts)].filter((name) => !used.has(name));
  return [...findings, ...idle.map((name) => `${name} is let through, and nothing needs it`)];
}

/**
 * The findings of a build that was made.
 * @param {string} folder
 */
export const scanned = (folder) =>
  scan(
    filesBelow(folder).map((path) => [
      path,
      READ.test(path) ? readFileSync(join(folder, path), 'utf8') : '',
    ]),
  );
