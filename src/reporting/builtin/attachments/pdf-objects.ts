import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';

const PARENT = PDFName.of('Parent');
/** References in a row; more of them are a trap. */
const LONGEST_CHAIN = 20;

/** The object that a value stands for, through references to references; undefined where there is none. */
export function resolved(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  let object = value;
  for (let step = 0; object instanceof PDFRef; step += 1) {
    object = step === LONGEST_CHAIN ? undefined : context.lookup(object);
  }
  return object;
}

/** A value of a dictionary, resolved. */
export function valueOf(dictionary: PDFDict, name: string): PDFObject | undefined {
  return resolved(dictionary.context, dictionary.get(PDFName.of(name)));
}

/** The name under a key without its slash and escapes; empty where the value is no name. */
export function nameOf(dictionary: PDFDict, name: string): string {
  const value = valueOf(dictionary, name);
  return value instanceof PDFName ? value.decodeText() : '';
}

/** The text under a key; empty where the value is no text. */
export function textOf(dictionary: PDFDict, name: string): string {
  const value = valueOf(dictionary, name);
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
}

/** The dictionary that a value is or, for a stream, begins with; undefined for all else. */
export function dictionaryOf(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}

/** The items of a value that is a list, unresolved; none for all else. */
export function itemsOf(object: PDFObject | undefined): readonly PDFObject[] {
  return object instanceof PDFArray ? object.asArray() : [];
}

/** Takes out of a dictionary every entry but the named ones. */
export function keepOnly(dictionary: PDFDict, names: ReadonlySet<string>): void {
  for (const key of dictionary.keys()) if (!names.has(key.decodeText())) dictionary.delete(key);
}

const LEADING = [PDFRef, PDFDict, PDFArray, PDFStream];

function mayLead(value: PDFObject): boolean {
  return LEADING.some((kind) => value instanceof kind);
}

/** Everything that objects lead to, each once; what they lie in counts for nothing. */
export function* reachableFrom(
  context: PDFContext,
  roots: Iterable<PDFObject | undefined>,
): Generator<PDFObject> {
  const seen = new Set<PDFObject>();
  const left = [...roots];
  while (left.length > 0) {
    const object = resolved(context, left.pop());
    if (object === undefined || seen.has(object)) continue;
    seen.add(object);
    yield object;
    for (const [key, value] of dictionaryOf(object)?.entries() ?? []) {
      if (key !== PARENT && mayLead(value)) left.push(value);
    }
    for (const item of itemsOf(object)) if (mayLead(item)) left.push(item);
  }
}
