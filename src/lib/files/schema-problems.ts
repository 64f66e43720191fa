import type { z } from '@/lib/zod';

/** What a place of a file takes instead, in the words of JSON and mathematics: they need no translation. */
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'too_small':
      return `≥ ${String(issue.minimum)}`;
    case 'too_big':
      return `≤ ${String(issue.maximum)}`;
    case 'invalid_format':
      return issue.pattern ?? issue.format;
    case 'invalid_union':
      return issue.errors.flatMap((branch) => branch.map(expectation)).join(' | ');
    case 'unrecognized_keys':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return '';
  }
}

function problemsOf(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: ?`);
  }
  const place = issue.path.join('.') || 'file';
  const expected = expectation(issue);
  return [expected === '' ? place : `${place}: ${expected}`];
}

/** Where a file that people write is wrong and what stands there instead, such as `columns.2.width: ≥ 10`. */
export function schemaProblems({ issues }: Pick<z.core.$ZodError, 'issues'>): readonly string[] {
  return issues.flatMap(problemsOf);
}
