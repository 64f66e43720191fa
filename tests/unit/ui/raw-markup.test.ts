import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

/** Every way to make elements out of a text. */
const RAW_MARKUP =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment|parseFromString|setHTML(?:Unsafe)?\b/gi;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name));

it('the portal draws markup of the laboratory by its own component only, mails by theirs (A2, A7)', () => {
  const uses = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(RAW_MARKUP)].map(([use]) => `${file} ${use}`),
  );
  // The editor's area names the property twice, to close it: nothing is drawn there.
  const closed = 'src/ui/rich-text/editing-area.tsx innerHTML';
  expect(uses).toEqual([
    closed,
    closed,
    'src/ui/safe-html/safe-html.tsx dangerouslySetInnerHTML',
    'src/ui/safe-html/safe-mail.tsx dangerouslySetInnerHTML',
  ]);
});
