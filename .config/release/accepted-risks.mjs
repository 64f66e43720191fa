/** The rows of the table below a heading of a paper, as trimmed cells; a code's back quotes are taken off. */
export function tableBelow(paper, heading) {
  const section = paper.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
    );
}

/**
 * Where the table of runtime packages (docs/accepted-risks.md) and package.json differ, one line each.
 * @param {string} paper
 * @param {Readonly<Record<string, string>>} dependencies
 * @returns {string[]}
 */
export function packageFindings(paper, dependencies) {
  const rows = tableBelow(paper, 'Runtime packages');
  const named = rows.map(([name]) => name);
  return [
    ...Object.keys(dependencies)
      .filter((name) => !named.includes(name))
      .map((name) => `${name} is shipped, and docs/accepted-risks.md does not say why`),
    ...named
      .filter((name, at) => dependencies[name] === undefined || named.indexOf(name) !== at)
      .map(
        (name) =>
          `${name} stands in docs/accepted-risks.md and is not shipped, or stands there twice`,
      ),
    ...rows
      .filter(([, reason = '']) => reason === '')
      .map(([name]) => `${name} has no reason in docs/accepted-risks.md`),
  ];
}

/**
 * Advisories that are lived with: their ids, the day somebody decided so, the reason.
 * @param {string} paper
 * @returns {{ id: string, name: string, date: string, reason: string }[]}
 */
export const acceptedAdvisories = (paper) =>
  tableBelow(paper, 'Advisories')
    .filter(([id = '']) => id.startsWith('GHSA-'))
    .map(([id, name, date, reason]) => ({ id, name, date, reason }));

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
        .map(({ id }) => `${id} is accepted in docs/accepted-risks.md, and nothing here has it`),
      ...accepted
        .filter(({ date = '', reason = '' }) => !/^\d{4}-\d\d-\d\d$/.test(date) || reason === '')
        .map(({ id }) => `${id} is accepted without a day or a reason`),
    ],
  };
}
