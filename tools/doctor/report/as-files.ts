import type { Examination } from '../examine';
import { exitCode } from '../findings';
import { adviceOf } from './advice';
import { scoreOf, type Heading } from './as-text';
import { says, todo } from './words';

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
