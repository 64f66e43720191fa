import type { TemplateNode } from './template-tree';

interface OpenNode extends TemplateNode {
  text: string;
  readonly children: TemplateNode[];
}

/** Declaration, comment, data, closing tag, opening tag with its attributes, text: one literal, so that its speed can be tested. */
const TOKEN =
  /<\?[^?]*\?>|<!--(?:(?!-->)[^])*-->|<!\[CDATA\[(?<data>(?:(?!\]\]>)[^])*)\]\]>|<\/(?<closed>[^\s<>/=!?"']+)\s*>|<(?<opened>[^\s<>/=!?"']+)(?<attributes>(?:\s+[^\s<>/=!?"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const TYPE = /\stype\s*=\s*["'](?:[^"']*\.)?([^"'.]*)["']/;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decode(text: string): string {
  return text.replaceAll(/&[#\w]{2,8};/g, (entity) => {
    const name = entity.slice(1, -1);
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? entity;
    const isHexadecimal = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** A new element; the vendor's `type` attribute is what JSON templates call `Ident`. */
function opened(name: string, attributes: string): OpenNode {
  const ident = TYPE.exec(attributes)?.[1];
  const children = ident === undefined ? [] : [{ name: 'Ident', text: ident, children: [] }];
  return { name, text: '', children };
}

/**
 * The elements of an XML template; null when it is not well-formed, declares a document type, or nests deeper than `maxDepth`.
 * The browser's own parser is no choice: reading text with it is closed by the page's policy.
 */
export function xmlTree(source: string, maxDepth: number): TemplateNode | null {
  const top = opened('', '');
  const open = [top];
  let at = 0;
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(source)?.groups;
    const current = open.at(-1);
    if (groups === undefined || current === undefined) return null;
    at = TOKEN.lastIndex;
    current.text += groups['data'] ?? decode(groups['text'] ?? '');
    if (groups['closed'] !== undefined) {
      if (open.length === 1 || current.name !== groups['closed']) return null;
      open.pop();
    }
    if (groups['opened'] !== undefined) {
      const node = opened(groups['opened'], groups['attributes'] ?? '');
      current.children.push(node);
      if (groups['empty'] === '') open.push(node);
      if (open.length > maxDepth) return null;
    }
  }
  const [root, ...others] = top.children;
  const isWhole = open.length === 1 && others.length === 0 && top.text.trim() === '';
  return isWhole && root !== undefined ? root : null;
}
