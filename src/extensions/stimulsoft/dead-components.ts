import { templateTexts } from './printed-columns';
import { propertyText, type TemplateNode } from './template-tree';

/** A part of a template that an error of the engine is about. */
export interface TemplateComponent {
  readonly name: string;
  /** The engine's class for it, with or without its `Sti`; empty where the template does not say. */
  readonly kind: string;
  /** What it should print. */
  readonly expression: string;
  /** It prints what no report may lack, so that nobody can do without it. */
  readonly isVital: boolean;
}

/** Names, results, units, intervals, marks and results' comments: without one of them a report says something else. */
const VITAL =
  /(?:_antibiogram\.name|\.(?:commentresult|option|normalresult|panic(?:min|max)|testname|result|unit|flag|pathology|haspathology|ref(?:min|max|minview|maxview|interval|literal)|name1|name2|lastname|surname|patientid|ordernumber|nameantibiotic|cmi|interpretationcmi))$/;

/** Other comments: vital where no second component prints the same one, for then nobody reads it. */
const COMMENT = /\.(?:fixed|ref)?comment$/;
/** A comment of a test, by its table or by a relation to it. */
const OF_TEST = /^(?:\*|order_resulttest\w*)\./;

/** True for one column under two names: a relation to a test's comments does not tell its table. */
function isSameComment(one: string, other: string): boolean {
  const both = [one, other];
  const isRelated =
    both.some((name) => name.startsWith('*')) && both.every((name) => OF_TEST.test(name));
  return one === other || (isRelated && one.split('.').at(-1) === other.split('.').at(-1));
}

/** The components of a template by their names; those of `acknowledged` print nothing for another one. */
export function componentsOf(
  root: TemplateNode,
  acknowledged: ReadonlySet<string>,
): readonly TemplateComponent[] {
  const named = templateTexts(root).map((part) => ({
    ...part,
    name: propertyText(part.node, 'Name'),
  }));
  const live = named
    .filter(({ name }) => !acknowledged.has(name))
    .map(({ node, columns }) => ({ node, columns: columns.filter(({ use }) => use !== 'asked') }));
  return named.flatMap(({ node, name, text, columns }) => {
    const isLost = (comment: string) =>
      !live.some(
        (other) =>
          other.node !== node && other.columns.some(({ column }) => isSameComment(column, comment)),
      );
    const isVital = columns.some(
      ({ column }) => VITAL.test(column) || (COMMENT.test(column) && isLost(column)),
    );
    return name === ''
      ? []
      : [{ name, kind: propertyText(node, 'Ident'), expression: text, isVital }];
  });
}

const WORD = /[\p{L}\p{N}_]+/gu;

/** The components that a message of the engine may be about: every one whose name is a word of it. */
export function componentsIn(
  message: string,
  components: readonly TemplateComponent[],
): readonly TemplateComponent[] {
  const words = new Set(message.match(WORD));
  return components.filter(({ name }) => words.has(name));
}

const FAULT = /parser error.*/is;

/**
 * True for a line that says a fault again, by the class of its component alone, which a message of the same drawing says with the
 * component's name.
 */
export function isEcho(
  line: string,
  messages: readonly string[],
  components: readonly TemplateComponent[],
): boolean {
  const [fault] = FAULT.exec(line) ?? [];
  const words = new Set(line.match(WORD));
  const isOfClass = ({ kind }: TemplateComponent) =>
    kind !== '' && (words.has(kind) || words.has(`Sti${kind}`));
  return messages.some(
    (message) =>
      fault !== undefined &&
      componentsIn(line, components).length === 0 &&
      FAULT.exec(message)?.[0].trim() === fault.trim() &&
      componentsIn(message, components).some(isOfClass),
  );
}
