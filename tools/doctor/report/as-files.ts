import { escapeMarkup } from '@/domain/base/escape-markup';

import type { Examination } from '../examine';
import { GROUPS, exitCode, type Finding } from '../findings';
import { adviceOf } from './advice';
import { scoreOf, type Heading } from './as-text';
import { paperWord, says, todo } from './words';

/** The report for programs. Codes are the same in every language; what is said of them stands beside. */
export function asJson(examination: Examination, { subject, date, language }: Heading): string {
  const { findings } = examination;
  const lines = findings.map((finding) => ({
    ...finding,
    says: says(language, finding.code, finding.values),
    todo: todo(language, finding.code, finding.values),
  }));
  const report = {
    subject,
    date,
    exitCode: exitCode(findings),
    score: scoreOf(findings),
    findings: lines,
    advice: adviceOf(examination, language),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function testCase(finding: Finding, { language }: Heading): string {
  const { group, name, state, code, values } = finding;
  const said = escapeMarkup(says(language, code, values));
  const head = `    <testcase classname="${group}" name="${escapeMarkup(name)}"`;
  if (state === 'skipped') return `${head}><skipped message="${said}"/></testcase>`;
  if (state === 'ok' || state === 'note') return `${head}/>`;
  const advice = escapeMarkup(todo(language, code, values));
  return `${head}><failure type="${state}" message="${said}">${advice}</failure></testcase>`;
}

/** The report as JUnit writes it, which build servers read: a suite for each group. */
export function asJunit({ findings }: Examination, heading: Heading): string {
  const suites = GROUPS.flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) return [];
    const failures = own.filter(({ state }) => state === 'gap' || state === 'stop').length;
    const skipped = own.filter(({ state }) => state === 'skipped').length;
    const title = escapeMarkup(paperWord(heading.language, group));
    return [
      `  <testsuite name="${title}" tests="${own.length}" failures="${failures}" errors="0" skipped="${skipped}">`,
      ...own.map((finding) => testCase(finding, heading)),
      '  </testsuite>',
    ];
  });
  const name = escapeMarkup(heading.subject);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}
