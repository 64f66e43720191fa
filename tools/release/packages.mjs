import { readFileSync } from 'node:fs';

const PAPER = 'tools/release/packages.json';

/**
 * Why each runtime package is shipped, and which advisories are lived with.
 * @type {{
 *   runtime: Readonly<Record<string, string>>,
 *   advisories: readonly { id: string, package: string, date: string, reason: string }[],
 * }}
 */
export const PACKAGES = JSON.parse(readFileSync(new URL('packages.json', import.meta.url), 'utf8'));

/**
 * Where the reasons and the dependencies of package.json differ, one line each.
 * @param {Readonly<Record<string, string>>} runtime
 * @param {Readonly<Record<string, string>>} dependencies
 * @returns {string[]}
 */
export const packageFindings = (runtime, dependencies) => [
  ...Object.keys(dependencies)
    .filter((name) => !runtime[name])
    .map((name) => `${name} is shipped, and ${PAPER} does not say why`),
  ...Object.keys(runtime)
    .filter((name) => dependencies[name] === undefined)
    .map((name) => `${name} stands in ${PAPER} and is not shipped`),
];

const idOf = ({ url = '', source }) => /GHSA-[\w-]+/.exec(url)?.[0] ?? String(source);

/**
 * What an audit says, beside what was accepted.
 * @param {object} report JSON of `npm audit`
 * @param {readonly { id: string, date?: string, reason?: string }[]} accepted
 * @returns {{ isAnswered: boolean, findings: string[] }} no findings where the registry did not answer
 */
export function judgeAudit(report, accepted) {
  const { vulnerabilities } = report;
  if (vulnerabilities === undefined) return { isAnswered: false, findings: [] };
  const known = new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((cause) => typeof cause === 'object')
      .map((cause) => [idOf(cause), cause]),
  );
  const isAccepted = (id) => accepted.some((row) => row.id === id);
  return {
    isAnswered: true,
    findings: [
      ...[...known]
        .filter(([id]) => !isAccepted(id))
        .map(([id, { name, severity, title }]) => `${id} (${severity}) ${name}: ${title}`),
      ...accepted
        .filter(({ id }) => !known.has(id))
        .map(({ id }) => `${id} is accepted in ${PAPER}, and nothing here has it`),
      ...accepted
        .filter(({ date = '', reason = '' }) => !/^\d{4}-\d\d-\d\d$/.test(date) || reason === '')
        .map(({ id }) => `${id} is accepted without a day or a reason`),
    ],
  };
}
