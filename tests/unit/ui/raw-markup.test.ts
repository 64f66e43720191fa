import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

/** Every way to make elements out of a text. */
const RAW_MARKUP =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment|parseFromString|setHTML(?:Unsafe)?\b/gi;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name));

it('the portal draws markup of the laboratory in one place only (A2)', () => {
  const uses = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(RAW_MARKUP)].map(([use]) => `${file} ${use}`),
  );
  expect(uses).toEqual(['src/ui/safe-html/safe-html.tsx dangerouslySetInnerHTML']);
});
