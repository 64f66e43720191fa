import Ajv2020 from 'ajv/dist/2020';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'yaml';

import { z } from '@/lib/zod';

import source from '../../../demo-lis/contract/lis-api.openapi.yaml?raw';
import { FIELD, typeOf } from '../contract-diff.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const content = z.record(z.string(), z.object({ schema: z.optional(z.unknown()) }));
const response = z.object({ $ref: z.optional(z.string()), content: z.optional(content) });
const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.enum(['service', 'lis', 'app', 'merge'])]),
  security: z.optional(z.array(z.unknown())),
  requestBody: z.optional(z.unknown()),
  responses: z.record(z.string(), response),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ responses: z.record(z.string(), response) }),
});

/** The servers of the contract. */
export const SERVERS = ['service', 'mail', 'lis', 'app', 'merge'] as const;
export type ServerName = (typeof SERVERS)[number];

/** What one call may answer: status, then content type to schema; no content types: an empty body. */
type Answers = ReadonlyMap<number, ReadonlyMap<string, ValidateFunction>>;

/** A call as the contract has it. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  /** Below its server's base, with names in braces. */
  readonly path: string;
  readonly server: ServerName;
  /** Whether the portal sends a token with it, where it has one. */
  readonly hasToken: boolean;
  readonly hasBody: boolean;
  readonly answers: Answers;
}

/** An answer as it came. */
export interface WireAnswer {
  readonly status: number;
  readonly contentType: string;
  /** Under a JSON type it may come unquoted, which some text answers do. */
  readonly body: string;
}

/**
 * One thing in which an answer is not the contract's. Names of fields and types (report/words puts them into plain words), never a
 * value; several that may be are separated by ` | `.
 */
export interface Deviation {
  readonly field: string;
  readonly wanted: string;
  readonly got: string;
}

/** The mail call has an address of its own. */
const MAIL_PATH = '/email';
/** More would hide the others. */
const MOST = 3;

/** As a part of a JSON pointer in a URI fragment. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function readContract(): ReadonlyMap<string, Operation> {
  const parsed: unknown = parse(source);
  const { paths, components } = document.parse(parsed);
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    allErrors: true,
    verbose: true,
  });
  ajv.addSchema(z.record(z.string(), z.unknown()).parse(parsed), 'contract', false, false);

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
      const { operationId: name, tags, security, ...rest } = operation.parse(item[method]);
      const answers = Object.entries(rest.responses).map(([status, answer]) => {
        const shared = answer.$ref?.split('/').at(-1);
        return [
          Number(status),
          shared === undefined
            ? compiled(`/paths/${escaped(path)}/${method}/responses/${status}`, answer)
            : compiled(`/components/responses/${shared}`, components.responses[shared] ?? {}),
        ] as const;
      });
      const read: Operation = {
        name,
        method: method.toUpperCase(),
        path,
        server: path === MAIL_PATH ? 'mail' : tags[0],
        hasToken: security?.length !== 0,
        hasBody: rest.requestBody !== undefined,
        answers: new Map(answers),
      };
      return [[name, read] as const];
    }),
  );
  return new Map(operations);
}

/** The contract's calls by their names, their schemas compiled. */
export const CONTRACT: ReadonlyMap<string, Operation> = readContract();

/** A call as whoever keeps its server knows it: `PATCH /orders/filter`; any other name as it is. */
export function addressOf(name: string): string {
  const call = CONTRACT.get(name);
  return call === undefined ? name : `${call.method} ${call.path}`;
}

/** `/0/order` as `[].order`. */
function fieldOf(pointer: string, last?: string): string {
  const parts = [...pointer.split('/').slice(1), ...(last === undefined ? [] : [last])];
  const names = parts.map((part) => {
    if (/^\d+$/.test(part)) return '[]';
    return FIELD.test(part) ? `.${part}` : '.{…}';
  });
  return names.join('').replace(/^\./, '') || '(…)';
}

function listed(value: unknown): string {
  return [value].flat().map(String).join(' | ');
}

/** Keywords that say what kind of value it has to be, which is all that alternatives differ in where none fits. */
const KINDS: readonly string[] = ['type', 'enum', 'const'];

function deviationOf({ keyword, instancePath, params, schema, data }: ErrorObject): Deviation {
  const { missingProperty, limit } = params as { missingProperty?: string; limit?: number };
  const field = fieldOf(instancePath, missingProperty);
  if (missingProperty !== undefined) return { field, wanted: 'required', got: 'absent' };
  if (limit !== undefined) return { field, wanted: `${keyword} ${limit}`, got: 'other' };
  if (keyword === 'type') return { field, wanted: listed(schema), got: typeOf(data) };
  if (!KINDS.includes(keyword)) return { field, wanted: keyword, got: 'other' };
  const [one] = [schema].flat();
  return {
    field,
    wanted: listed(schema),
    got: typeof one === typeof data ? 'other' : typeOf(data),
  };
}

/** Absent is null: a server may say either. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null ? [] : [[name, withoutNulls(inner)]],
    ),
  );
}

/** Whether one of several schemas had to fit, whose own failures say less than those below it. */
const isChoice = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';

function failuresOf(validate: ValidateFunction, value: unknown): readonly Deviation[] {
  if (validate(value) || validate(withoutNulls(value))) return [];
  const errors = validate.errors ?? [];
  const inner = errors.filter((error) => !isChoice(error));
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  const isKind = ({ keyword, instancePath }: ErrorObject) =>
    KINDS.includes(keyword) && choices.has(instancePath);
  // The alternative that is meant is the one whose kind of value came: what is wrong lies inside it.
  const isMeant = (error: ErrorObject) =>
    !isKind(error) ||
    !inner.some(
      (other) => !isKind(other) && `${other.instancePath}/`.startsWith(`${error.instancePath}/`),
    );
  const found = new Map<string, Deviation>();
  for (const error of (inner.length > 0 ? inner : errors).filter(isMeant)) {
    const one = deviationOf(error);
    const known = found.get(one.field);
    if (known === undefined) found.set(one.field, one);
    else if (isKind(error)) {
      found.set(one.field, { ...one, wanted: `${known.wanted} | ${one.wanted}` });
    }
  }
  return [...found.values()].slice(0, MOST);
}

function readLoosely(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\ufeff/, ''));
  } catch {
    return body;
  }
}

/** In what an answer is not what the contract says; nothing when it keeps it. */
export function deviationsOf(
  { answers }: Pick<Operation, 'answers'>,
  { status, contentType, body }: WireAnswer,
): readonly Deviation[] {
  const types = answers.get(status);
  if (types === undefined) {
    return [{ field: 'status', wanted: [...answers.keys()].join(' | '), got: String(status) }];
  }
  // The calls say themselves where a body must be empty; the report calls' empty 200 is in the contract's prose only.
  if (body === '') return [];
  const type = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
  const validate = types.get(type);
  if (validate === undefined) {
    const got = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'none';
    const wanted = [...types.keys()].join(' | ') || 'no body';
    return [{ field: 'content-type', wanted, got }];
  }
  return failuresOf(validate, type === 'application/json' ? readLoosely(body) : body);
}
