import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

interface Operation {
  readonly operationId?: string;
  readonly responses?: Record<
    string,
    { readonly content?: Record<string, { readonly example?: unknown }> } | undefined
  >;
}

const contract = parse(readFileSync('demo-lis/contract/lis-api.openapi.yaml', 'utf8')) as {
  readonly paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));

/** The names of the contract's calls. */
export const OPERATIONS = operations.flatMap(({ operationId }) => operationId ?? []);

/** What the contract gives as an example of a call's answer, by the call's name. */
export const EXAMPLES: ReadonlyMap<string, unknown> = new Map(
  operations.flatMap(({ operationId = '', responses }) => {
    const json = responses?.['200']?.content?.['application/json'];
    return json !== undefined && 'example' in json ? [[operationId, json.example] as const] : [];
  }),
);
