import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { CallName } from './all-calls';
import { header, ORDER } from './call-samples';

interface Operation {
  readonly operationId?: string;
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>
  >;
}

const contract = parse(readFileSync('demo-lis/contract/lis-api.openapi.yaml', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const examples = new Map(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, responses }) => {
      const content = Object.values(responses?.['200']?.content ?? {});
      return [operationId, content.find(({ example }) => example !== undefined)?.example] as const;
    }),
);

const order = { ...header, resultTest: [{ testId: 31, order: Number(ORDER), state: 4 }] };

/** Answers of calls whose contract shows none. */
const OWN: Readonly<Record<string, unknown>> = {
  listUsers: [{ id: 17, userName: 'mrojas' }],
  getUser: { id: 17, userName: 'mrojas' },
  listUserRouters: [{ path: '/dashboard' }],
  listOrderReports: [order],
  printingReport: order,
};

/** An answer of a call that the portal reads whole. */
export function goodAnswer(name: CallName): unknown {
  return OWN[name] ?? examples.get(name);
}
