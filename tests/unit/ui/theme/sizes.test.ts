import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

/** The layer of letters over a page of a PDF has the sizes of the page. */
const OTHERS = new Set(['src/ui/pdf-viewer/pdf-page.module.css']);

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file))
  .filter((sheet) => !OTHERS.has(sheet));

/** What a declaration may say, by its property: the names of styles/tokens.css, and what is no look. */
const ALLOWED: readonly (readonly [property: RegExp, value: RegExp])[] = [
  [/^font-size$/, /^(var\(--text-\w+\)|inherit|0\.875em)$/],
  [/^font-weight$/, /^(400|600|inherit)$/],
  [/^border-radius$/, /^(var\(--radius\)|999px|50%|[01]|[12]px)( (var\(--radius\)|0))*$/],
  [/^--(button|input)-height/, /^var\(/],
  [/^box-shadow$/, /var\(--portal-|^none$/],
];

it('has sizes, weights, corners, heights of controls and shadows of styles/tokens.css alone', () => {
  const others: string[] = [];
  for (const sheet of SHEETS) {
    const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, property = '', value = ''] of rules.matchAll(/([\w-]+):\s*([^;{}]+);/g)) {
      const allowed = ALLOWED.find(([named]) => named.test(property));
      if (sheet.endsWith('tokens.css') || allowed === undefined || allowed[1].test(value)) continue;
      others.push(`${sheet}: ${property}: ${value}`);
    }
    // Colours, but for what the reader's own scheme names.
    const colours = sheet.endsWith('tokens.css')
      ? []
      : (rules.match(/#[\da-f]{3,8}\b|rgb\(/g) ?? []);
    others.push(...colours.map((colour) => `${sheet}: ${colour}`));
  }
  expect(others).toEqual([]);
});
