import { importMrt } from '@/reporting/mrt/import-mrt';
import type { MrtProblem } from '@/reporting/mrt/facts/mrt-facts';
import { leastTemplate } from '@/reporting/template/least-template';
import type { LeftOut, TakenTemplate } from '@/reporting/template/take-template';
import { draftOf, readDraft, type Draft } from '@/reporting/template/template-draft';

import type { OpeningProblem } from './template-origins';

function problemOf(problem: MrtProblem, bytes: number): OpeningProblem {
  switch (problem) {
    case 'empty':
      return { kind: 'empty' };
    case 'tooLarge':
      return { kind: 'too-large', bytes, most: bytes };
    case 'packed':
    case 'encrypted':
      return { kind: 'binary' };
    case 'documentType':
    case 'unreadable':
    case 'notReport':
      return { kind: 'no-template' };
  }
}

/**
 * What a `.mrt` of the licensed engine says of a template (`reporting/mrt/import-mrt`), the rest as in `base`. Each kind of part that
 * was not taken is listed by the file's own names.
 */
export function readMrt(
  bytes: Uint8Array,
  base: Draft,
): TakenTemplate | { readonly problem: OpeningProblem } {
  const [reading, least] = [readDraft(base), readDraft(leastTemplate())];
  const known = reading.ok ? reading : least;
  if (!known.ok) return { problem: { kind: 'no-template' } };
  const imported = importMrt(bytes, known.value);
  if ('problem' in imported) return { problem: problemOf(imported.problem, bytes.length) };
  const added = Object.entries(imported.added).flatMap(([list, fields]) =>
    fields.map((field): LeftOut => ({ place: `${list}.${field}`, reason: 'added' })),
  );
  const lost = imported.leftOut.map(({ code, count, names }): LeftOut => ({
    place: names.join(', '),
    reason: 'foreign',
    part: { code, count },
  }));
  return { draft: draftOf(imported.template), leftOut: [...added, ...lost] };
}
