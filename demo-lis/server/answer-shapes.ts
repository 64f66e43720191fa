const ERROR = { code: 0, message: 'Service is starting', errorFields: null };

function eachRecord(
  answer: unknown,
  change: (name: string, value: unknown) => readonly [string, unknown],
): unknown {
  if (Array.isArray(answer)) return answer.map((record) => eachRecord(record, change));
  if (typeof answer !== 'object' || answer === null) return null;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => change(name, value)));
}

/**
 * What servers, gateways and other versions send with status 200 instead of an answer, made of the true one: nothing in several
 * spellings, an error, the answer inside another property, its records without values, or under other names.
 */
export const ANSWER_SHAPES = {
  null: () => null,
  'empty-list': () => [],
  'empty-object': () => ({}),
  'error-object': () => ERROR,
  'error-list': () => [ERROR],
  wrapped: (answer) => ({ data: answer }),
  'all-null': (answer) => eachRecord(answer, (name) => [name, null]),
  renamed: (answer) => eachRecord(answer, (name, value) => [`new_${name}`, value]),
} satisfies Readonly<Record<string, (answer: unknown) => unknown>>;

export type AnswerShape = keyof typeof ANSWER_SHAPES;

export function isAnswerShape(name: string): name is AnswerShape {
  return Object.hasOwn(ANSWER_SHAPES, name);
}
