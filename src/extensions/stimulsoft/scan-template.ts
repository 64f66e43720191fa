import { allNodes, childOf, propertyText, type TemplateNode } from './template-tree';

/** A script that the engine would run in the page, with the reader's session. */
const EVENT = /event$/i;
/** Where data comes from; only tables handed over by the portal are allowed. */
const SOURCE = /^Sti\w*(?:Source|Database)$/;
const LOCAL_SOURCES: ReadonlySet<string> = new Set([
  'StiDataTableSource',
  'StiDataViewSource',
  'StiVirtualSource',
  'StiJsonDatabase',
  'StiXmlDatabase',
]);
/** Addresses that the engine would fetch: only what lies in the template or in the data is allowed. */
const ADDRESS = /url$/i;
const LOCAL_ADDRESS = /^(?:(?:resource|variable|datacolumn):\/\/\S*)?$/i;
/** A report within a report brings its own scripts, packed where they cannot be seen. */
const REPORT_ADDRESS = /^subreporturl$/i;
/** Sample files of the designer's computer: forgotten before drawing, so only another machine's are a problem. */
const PATH = /^(?:path(?:data|schema)|file(?:name)?)$/i;
const REMOTE_PATH = /^\s*(?!resource:)(?:[a-z][a-z\d+.-]+:)?\/\//i;
/** Languages of scripts that a browser cannot run. */
const INERT_LANGUAGES: ReadonlySet<string> = new Set(['', 'csharp', 'vb']);
const SUBREPORT = /^subreportpage(?:guid)?$/i;

/** True when a part or anything below it holds text. */
export function hasText({ name, text, children }: TemplateNode): boolean {
  return (name !== 'Ident' && text.trim() !== '') || children.some(hasText);
}

function texts(node: TemplateNode): readonly string[] {
  return allNodes(node).map(({ text }) => text);
}

function nodeProblem(node: TemplateNode): string | null {
  const { name, text } = node;
  if ((EVENT.test(name) || REPORT_ADDRESS.test(name)) && hasText(node)) return name;
  if (name === 'Ident' && SOURCE.test(text) && !LOCAL_SOURCES.has(text)) return text;
  if (ADDRESS.test(name) && !texts(node).every((address) => LOCAL_ADDRESS.test(address.trim()))) {
    return name;
  }
  return PATH.test(name) && texts(node).some((path) => REMOTE_PATH.test(path)) ? name : null;
}

function scriptProblem(root: TemplateNode): string | null {
  const script = childOf(root, 'Script');
  const isInert = INERT_LANGUAGES.has(propertyText(root, 'ScriptLanguage').toLowerCase());
  return script !== undefined && hasText(script) && !isInert ? 'Script' : null;
}

/** A page that holds itself, however far down, would be drawn without end. */
function recursionProblem(pages: readonly TemplateNode[]): string | null {
  const held = new Map(
    pages.map((page) => {
      const targets = allNodes(page)
        .filter(({ name }) => SUBREPORT.test(name))
        .map(({ text }) => text);
      const isTarget = (other: TemplateNode) =>
        [propertyText(other, 'Guid'), propertyText(other, 'Name')].some(
          (key) => key !== '' && targets.includes(key),
        );
      return [page, pages.filter(isTarget)];
    }),
  );
  const endless = (page: TemplateNode, above: readonly TemplateNode[]): boolean =>
    above.includes(page) ||
    (held.get(page) ?? []).some((inner) => endless(inner, [...above, page]));
  return pages.some((page) => endless(page, [])) ? 'SubReportPage' : null;
}

/**
 * The place where a template does what none may: scripts, foreign data, remote pictures, endless sub-reports, or is no report at
 * all; null for a harmless one.
 */
export function templateProblem(root: TemplateNode): string | null {
  const pages = childOf(root, 'Pages')?.children.filter(({ name }) => name !== 'Ident') ?? [];
  if (pages.length === 0) return 'Pages';
  for (const node of allNodes(root)) {
    const problem = nodeProblem(node);
    if (problem !== null) return problem;
  }
  return scriptProblem(root) ?? recursionProblem(pages);
}

/** The typefaces that a template names, each once. */
export interface TemplateFamilies {
  /** Those of its texts. Components that name none are drawn in Arial. */
  readonly texts: readonly string[];
  /** Those that stand in captions of bar codes and nowhere else: figures below bars. */
  readonly captions: readonly string[];
}

/** `Verdana;8;Bold;` and `Verdana,8.25,Bold`; other properties end in "Font" too, such as `AllowUseFont: False`. */
const FONT_VALUE = /^([^;,]*)[;,]/;
const BAR_CODE = 'BarCode';

function familyOf({ name, text }: TemplateNode): string {
  const family = FONT_VALUE.exec(text)?.[1] ?? (name.toLowerCase() === 'font' ? text : '');
  return family.trim();
}

function familiesBelow(node: TemplateNode): readonly string[] {
  return allNodes(node)
    .filter(({ name }) => /font$/i.test(name))
    .map(familyOf)
    .filter((family) => family !== '');
}

function countsOf(families: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const family of families) counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}

/** The typefaces of a template, by where they are printed. */
export function templateFamilies(root: TemplateNode): TemplateFamilies {
  const barCodes = allNodes(root).filter((node) => propertyText(node, 'Ident').includes(BAR_CODE));
  const inCaptions = barCodes.flatMap(familiesBelow);
  const all = familiesBelow(root);
  const counts = [countsOf(all), countsOf(inCaptions)] as const;
  const isOfTexts = (family: string) => (counts[0].get(family) ?? 0) > (counts[1].get(family) ?? 0);
  const texts = new Set(['Arial', ...all.filter(isOfTexts)]);
  return { texts: [...texts], captions: [...new Set(inCaptions)].filter((one) => !texts.has(one)) };
}
