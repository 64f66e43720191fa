import { parseJson } from '@/lib/http/parse-json';

/** An answer that some servers send as JSON inside a JSON text; every other value stays as it is. */
export function withoutJsonText(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return parseJson(answer);
  } catch {
    return answer;
  }
}
