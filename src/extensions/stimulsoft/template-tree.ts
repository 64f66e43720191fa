import { xmlTree } from './xml-tree';

/** A part of a template, JSON or XML alike: what it is called, its own text, what it holds. */
export interface TemplateNode {
  readonly name: string;
  readonly text: string;
  readonly children: readonly TemplateNode[];
}

/** A template and the text to hand to the engine: of a JSON template exactly what was read, without doubled keys. */
export interface TemplateFile {
  readonly root: TemplateNode;
  readonly text: string;
}

/** Real templates nest about fifteen levels. */
const MAX_DEPTH = 64;

function jsonTree(name: string, value: unknown, depth: number): TemplateNode | null {
  if (depth > MAX_DEPTH) return null;
  if (typeof value !== 'object' || value === null) {
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
    return { name, text, children: [] };
  }
  const children: TemplateNode[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const child = jsonTree(key, inner, depth + 1);
    if (child === null) return null;
    children.push(child);
  }
  return { name, text: '', children };
}

function readJson(source: string): TemplateFile | null {
  try {
    const value: unknown = JSON.parse(source);
    const root = jsonTree('', value, 0);
    return root === null ? null : { root, text: JSON.stringify(value) };
  } catch {
    return null;
  }
}

/** Reads a template as designers save it, JSON or XML; null when it is neither or nests without end. */
export function readTemplateFile(source: string): TemplateFile | null {
  const text = source.trim();
  if (text.startsWith('{')) return readJson(text);
  const root = text.startsWith('<') ? xmlTree(text, MAX_DEPTH) : null;
  return root === null ? null : { root, text };
}

/** The first child of a name, compared without regard to case as the engine compares. */
export function childOf(node: TemplateNode, name: string): TemplateNode | undefined {
  return node.children.find((child) => child.name.toLowerCase() === name.toLowerCase());
}

/** The text of a property: its own, or that of the `Value` it holds. */
export function propertyText(node: TemplateNode, name: string): string {
  const property = childOf(node, name);
  if (property === undefined) return '';
  return property.text || (childOf(property, 'Value')?.text ?? '');
}

/** A node and everything below it. */
export function allNodes(node: TemplateNode): readonly TemplateNode[] {
  const all = [node];
  const add = (children: readonly TemplateNode[]) => {
    for (const child of children) {
      all.push(child);
      add(child.children);
    }
  };
  add(node.children);
  return all;
}
