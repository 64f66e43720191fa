import { printedColumn, namedSources, replacePaths } from './printed-columns';
import { allNodes, propertyText, type TemplateNode } from './template-tree';

/** A part of a template that an error of the engine is about. */
export interface TemplateComponent {
  readonly name: string;
  /** What it should print. */
  readonly expression: string;
  /** It prints what no report may lack, so that nobody can do without it. */
  readonly isVital: boolean;
}

/** Names, results, units, intervals and marks: without one of them a report says something else. */
const VITAL =
  /\.(?:testname|result|unit|flag|pathology|haspathology|ref(?:min|max|minview|maxview|interval|literal)|name1|name2|lastname|surname|patientid|ordernumber|nameantibiotic|cmi|interpretationcmi)$/;

/** The components of a template by their names. */
export function componentsOf(root: TemplateNode): readonly TemplateComponent[] {
  const sources = namedSources(root);
  return allNodes(root).flatMap((node) => {
    const name = propertyText(node, 'Name');
    const expression = propertyText(node, 'Text');
    if (name === '' || expression === '') return [];
    const columns: string[] = [];
    replacePaths(expression, (reference) => {
      columns.push(printedColumn(reference, sources));
      return reference;
    });
    return [{ name, expression, isVital: columns.some((column) => VITAL.test(column)) }];
  });
}

const WORD = /[\p{L}\p{N}_]+/gu;

/** The component that a message of the engine names; null where it names none of the template. */
export function componentIn(
  message: string,
  components: readonly TemplateComponent[],
): TemplateComponent | null {
  const words = new Set(message.match(WORD));
  return components.find(({ name }) => words.has(name)) ?? null;
}
