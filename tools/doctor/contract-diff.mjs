// What recorded answers hold beyond the contract, by path and type. Values never leave this file: they are patient data.

/** A name that a developer gave; others may be values, such as a patient's number. */
export const FIELD = /^[A-Za-z_][A-Za-z_-]{0,40}\d{0,2}$/;
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** @param {unknown} value */
export function typeOf(value) {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
}

/** Calls of the contract with a pattern that fits the end of an address: the bases differ from one laboratory to the next. */
function operationsOf(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const source = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
    return Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        path,
        method,
        operation,
        pattern: new RegExp(`${source}$`),
      }));
  });
}

/** The call that an address means: the longest path that fits, literal names before placeholders. */
function operationFor(operations, method, address) {
  const { pathname } = new URL(address);
  const fitting = operations.filter(
    (candidate) => candidate.method === method.toLowerCase() && candidate.pattern.test(pathname),
  );
  const rank = ({ path }) => path.split('/').length * 100 - path.split('{').length;
  return fitting.toSorted((one, other) => rank(other) - rank(one))[0];
}

/** What is wrong with values by the contract's own schemas. */
function examinerOf(contract) {
  const resolve = (schema) => {
    if (schema?.$ref === undefined) return schema;
    const parts = schema.$ref.slice(2).split('/');
    const found = parts.reduce((inner, key) => inner?.[key.replaceAll('~1', '/')], contract);
    return resolve(found);
  };

  const unfit = (schema, value) => {
    const types = [schema.type ?? []].flat();
    const type = typeOf(value);
    const isFit =
      types.length === 0 ||
      types.includes(type) ||
      (type === 'integer' && types.includes('number')) ||
      // The contract's own rule: absent and null mean the same.
      type === 'null';
    return isFit ? null : `${type} instead of ${types.join(' or ')}`;
  };

  const fields = (schema, value, place) =>
    Object.entries(value).flatMap(([key, inner]) => {
      const name = `${place}.${FIELD.test(key) ? key : '{key}'}`;
      const known = Object.hasOwn(schema.properties ?? {}, key)
        ? schema.properties[key]
        : undefined;
      if (known !== undefined) return examine(known, inner, name);
      if (schema.properties !== undefined) return [`${name}: unknown ${typeOf(inner)}`];
      const others = schema.additionalProperties;
      return typeof others === 'object' ? examine(others, inner, name) : [];
    });

  const examine = (unresolved, value, place) => {
    const schema = resolve(unresolved);
    if (schema === undefined || typeof schema === 'boolean') return [];
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) {
      const outcomes = choices.map((choice) => examine(choice, value, place));
      return outcomes.toSorted((one, other) => one.length - other.length)[0] ?? [];
    }
    if (schema.allOf !== undefined) {
      const parts = schema.allOf.map(resolve);
      const properties = Object.assign(
        {},
        schema.properties,
        ...parts.map((part) => part.properties),
      );
      return examine({ ...parts[0], properties, allOf: undefined }, value, place);
    }
    const wrong = unfit(schema, value);
    if (wrong !== null) return [`${place}: ${wrong}`];
    if (Array.isArray(value))
      return value.flatMap((item) => examine(schema.items, item, `${place}[]`));
    return typeof value === 'object' && value !== null ? fields(schema, value, place) : [];
  };
  return { examine, resolve };
}

function bodyOf({ content = {} }) {
  const text = content.text ?? '';
  return content.encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function differencesIn(response, operation, { examine, resolve }) {
  const { status } = response;
  const declared = resolve(operation.responses?.[status]);
  if (declared === undefined) return [`status ${status} is not in the contract`];
  const body = bodyOf(response);
  if (body === '') return [];
  const type = (response.content?.mimeType ?? '').split(';', 1)[0].trim();
  const schema = declared.content?.[type]?.schema;
  if (declared.content === undefined) return ['a body where the contract has none'];
  if (schema === undefined)
    return [`another content type: ${/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'none'}`];
  if (!type.endsWith('json')) return [];
  try {
    return examine(schema, JSON.parse(body.replace(/^\ufeff/, '')), '$');
  } catch {
    // Texts under a JSON type may come without quotes; anything else is no JSON.
    return [resolve(schema)?.type].flat().includes('string') ? [] : ['no JSON under a JSON type'];
  }
}

/**
 * The differences of a recording from the contract, each with how often it was seen, and how many of its calls are in the contract.
 * @param contract the OpenAPI document as an object
 * @param har the recording as an object
 */
export function contractDifferences(contract, har) {
  const operations = operationsOf(contract);
  const examiner = examinerOf(contract);
  const counts = new Map();
  const checked = new Set();
  let answers = 0;
  for (const { request, response } of har.log.entries) {
    const found = operationFor(operations, request.method, request.url);
    if (found === undefined || !(response.status > 0)) continue;
    answers += 1;
    checked.add(found.operation.operationId);
    const head = `${found.method.toUpperCase()} ${found.path} ${response.status}`;
    for (const difference of new Set(differencesIn(response, found.operation, examiner))) {
      const line = `${head}  ${difference}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  const differences = [...counts].toSorted().map(([line, count]) => ({ line, count }));
  return { differences, answers, calls: checked.size, allCalls: operations.length };
}
