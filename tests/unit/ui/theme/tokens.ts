import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';

const SHEETS = [
  'node_modules/@mantine/core/styles/default-css-variables.css',
  'src/styles/tokens.css',
] as const;

function declarations(block: string): [string, string][] {
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}

/** The blocks of a sheet that count for the page in a scheme, plain ones before those that name the scheme. */
function blocksOf(sheet: string, scheme: Scheme): string[] {
  const bare = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const blocks = [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', body = '']) => ({
      selectors: selectors.split(',').map((selector) => selector.trim()),
      body,
    }),
  );
  const named = `:root[data-mantine-color-scheme='${scheme}']`;
  return [':root', named].flatMap((wanted) =>
    blocks.filter(({ selectors }) => selectors.includes(wanted)).map(({ body }) => body),
  );
}

/** The variables of styles/tokens.css over Mantine's, as a page in that scheme has them; `changes` go over both. */
export function readTokens(
  scheme: Scheme,
  changes: Readonly<Record<string, string>> = {},
): (name: string) => string {
  const values = new Map(
    SHEETS.flatMap((sheet) => blocksOf(readFileSync(sheet, 'utf8'), scheme).flatMap(declarations)),
  );
  for (const [name, value] of Object.entries(changes)) values.set(name, value);
  const look = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no variable ${name}`);
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : look(reference);
  };
  return (name) => {
    const value = look(name);
    return /^#[0-9a-f]{3}$/i.test(value) ? value.replaceAll(/[0-9a-f]/gi, '$&$&') : value;
  };
}
