import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import Ajv2020 from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const content = z.record(z.string(), z.object({ schema: z.optional(z.unknown()) }));
const response = z.object({ $ref: z.optional(z.string()), content: z.optional(content) });
const operation = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), response),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ responses: z.record(z.string(), response) }),
});

/** What one operation may answer: status, then content type to schema; no content types: an empty body. */
type Declared = ReadonlyMap<number, ReadonlyMap<string, ValidateFunction>>;

/** The contract's operations by operationId, their schemas compiled. */
export function readContract(): ReadonlyMap<string, Declared> {
  const text = readFileSync(join('demo-lis', 'contract', 'lis-api.openapi.yaml'), 'utf8');
  const source: unknown = parse(text);
  const { paths, components } = document.parse(source);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(z.record(z.string(), z.unknown()).parse(source), 'contract', false, false);

  const compiled = (pointer: string, answer: z.infer<typeof response>) =>
    new Map(
      Object.keys(answer.content ?? {}).map((type) => [
        type,
        ajv.compile({ $ref: `contract#${pointer}/content/${escaped(type)}/schema` }),
      ]),
    );

  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      if (item[method] === undefined) return [];
      const { operationId, responses } = operation.parse(item[method]);
      const declared = Object.entries(responses).map(([status, answer]) => {
        const shared = answer.$ref?.split('/').at(-1);
        return [
          Number(status),
          shared === undefined
            ? compiled(`/paths/${escaped(path)}/${method}/responses/${status}`, answer)
            : compiled(`/components/responses/${shared}`, components.responses[shared] ?? {}),
        ] as const;
      });
      return [[operationId, new Map(declared)] as const];
    }),
  );
  return new Map(operations);
}

/**
 * Why an answer does not keep the contract; '' when it does.
 * @param body the answer's text; under a JSON type it may come unquoted, which some text answers do
 */
export function breach(declared: Declared | undefined, answer: Response, body: string): string {
  const types = declared?.get(answer.status);
  if (types === undefined) return `status ${answer.status} is not declared`;
  // The calls say themselves where a body must be empty; the report calls' empty 200 is in the contract's prose only.
  if (body === '') return '';
  const type = (answer.headers.get('Content-Type') ?? '').split(';', 1)[0] ?? '';
  const validate = types.get(type);
  if (validate === undefined) return `content type ${type} is not declared for ${answer.status}`;
  if (validate(type === 'application/json' ? readLoosely(body) : body)) return '';
  return JSON.stringify(validate.errors?.slice(0, 3));
}

function readLoosely(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** As a part of a JSON pointer in a URI fragment. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
