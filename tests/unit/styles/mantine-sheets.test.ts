import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const SHEETS = 'node_modules/@mantine/core/styles';
const IMPORTED = /import \{([^}]*)\} from '@mantine\/core'/;
const SHEET = /@mantine\/core\/styles\/(\w+)\.layer\.css/g;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|css)$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'));

it('every component of Mantine that is used has its style sheet: without it a box shows its tick before it is ticked', () => {
  const known = new Set(
    readdirSync(SHEETS).flatMap((name) => /^(\w+)\.layer\.css$/.exec(name)?.[1] ?? []),
  );
  const loaded = new Set(
    sources.flatMap((text) => [...text.matchAll(SHEET)].map(([, name = '']) => name)),
  );
  const used = new Set(
    sources
      .flatMap((text) => IMPORTED.exec(text)?.[1]?.split(',') ?? [])
      .map((name) => name.trim()),
  );
  const drawn = [...used].filter((name) => known.has(name));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((name) => !loaded.has(name))).toEqual([]);
});
