// Texts as servers send them. Witnesses: docs/contract.md, Deviations.
import { isObject } from '@/domain/base/is-object';
import { parseJson } from '@/lib/http/parse-json';
import { readKnownText } from '@/lib/wire/scalars';

/** A comment: an object that also comes without text, or the text itself; null where neither is sent. */
export function comment(wire: unknown): string | null {
  if (!isObject(wire)) return readKnownText(wire);
  return readKnownText('comment' in wire ? wire['comment'] : '');
}

/** An answer that is JSON inside a JSON text; every other value stays as it is. */
export function withoutJsonText(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return parseJson(answer);
  } catch {
    return answer;
  }
}
