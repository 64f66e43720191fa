import { grouped } from '@/domain/base/grouped';

import type { Outcome } from './check-site';
import { FAULTS, type Fault } from './faults';

/** A template's line of the check. */
export interface Verdict {
  readonly template: string;
  readonly isYes: boolean;
  /** What is wrong, by kind: how much of it, and the first. */
  readonly reason: string;
  /** All of it, order by order. */
  readonly details: readonly string[];
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function countOf([kind, faults]: readonly [Fault['kind'], readonly Fault[]]): string {
  const texts = [...new Set(faults.map(({ text }) => text))];
  const [first = ''] = texts;
  const [one, several] = FAULTS[kind];
  return texts.length === 1 ? `1 ${one} (${first})` : `${texts.length} ${several} (${first}, …)`;
}

function refusalsOf(outcomes: readonly Outcome[]): readonly string[] {
  const refused = outcomes.filter(({ refusal }) => refusal !== '');
  return [...grouped(refused, ({ refusal }) => refusal)].map(
    ([refusal, of]) => `refused with ${of.length} of ${outcomes.length} orders: ${refusal}`,
  );
}

/** Yes where every order was printed and nothing is lost, for each template. */
export function verdictsOf(outcomes: readonly Outcome[]): readonly Verdict[] {
  return [...grouped(outcomes, ({ template }) => template)].map(([template, own]) => {
    const faults = grouped(
      own.flatMap((outcome) => outcome.faults),
      ({ kind }) => kind,
    );
    const reasons = [...refusalsOf(own), ...[...faults].map(countOf)];
    const details = own.flatMap((outcome) => [
      ...(outcome.refusal === '' ? [] : [`${outcome.order}: refused: ${outcome.refusal}`]),
      ...outcome.faults.map(({ kind, text }) => `${outcome.order}: ${FAULTS[kind][0]}: ${text}`),
    ]);
    return {
      template,
      isYes: reasons.length === 0,
      reason:
        reasons.length === 0
          ? `${own.length} ${own.length === 1 ? 'order' : 'orders'}`
          : onOneLine(reasons.join('; ')),
      details: [...new Set(details)].map(onOneLine),
    };
  });
}

/** One line for each template, and its details below where they are asked for. */
export function verdictLines(verdicts: readonly Verdict[], withDetails: boolean): string {
  return verdicts
    .flatMap(({ template, isYes, reason, details }) => [
      `${isYes ? 'yes' : 'no '}  ${template}: ${reason}`,
      ...(withDetails ? details.map((line) => `       ${line}`) : []),
    ])
    .join('\n');
}
