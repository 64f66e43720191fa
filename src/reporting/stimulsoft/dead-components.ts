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

/** Names, results, units, intervals, marks and comments: without one of them a report says something else. */
const VITAL =
  /(?:_antibiogram\.name|\.(?:commentresult|option|normalresult|panic(?:min|max)|testname|result|unit|flag|pathology|haspathology|ref(?:min|max|minview|maxview|interval|literal)|name1|name2|lastname|surname|patientid|ordernumber|nameantibiotic|cmi|interpretationcmi))$/;

/** The components of a template by their names. */
export function componentsOf(root: TemplateNode): readonly TemplateComponent[] {
  return templateTexts(root).flatMap(({ node, text, columns }) => {
    const name = propertyText(node, 'Name');
    const isVital = columns.some(({ column }) => VITAL.test(column));
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
