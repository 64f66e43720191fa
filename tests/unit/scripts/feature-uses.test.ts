// Which feature may use which: the list that ESLint obeys, and what it must never hold.
import { readdirSync } from 'node:fs';

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

import { FEATURE_USES, requireAcyclic } from '../../../.config/feature-uses.js';

const features = readdirSync('src/features');
const uses: Readonly<Record<string, readonly string[]>> = FEATURE_USES;

/** What a file of a feature may not import, by the very configuration of `npm run lint`. */
async function closedImports(feature: string): Promise<readonly RegExp[]> {
  const eslint = new ESLint({ overrideConfigFile: '.config/eslint.config.js' });
  const config: unknown = await eslint.calculateConfigForFile(`src/features/${feature}/any.ts`);
  const { rules } = config as {
    rules: Record<string, [unknown, { patterns: { regex: string }[] }]>;
  };
  const [, { patterns } = { patterns: [] }] =
    rules['@typescript-eslint/no-restricted-imports'] ?? [];
  return patterns.map(({ regex }) => new RegExp(regex));
}

describe('features that use each other', () => {
  it('stand in a list without a circle', () => {
    expect(() => {
      requireAcyclic(FEATURE_USES);
    }).not.toThrow();
  });

  it.each([
    ['itself', { zip: ['zip'] }, 'zip → zip'],
    ['what uses it', { zip: ['reports'], reports: ['zip'] }, 'zip → reports → zip'],
    [
      'what uses it by a detour',
      { print: ['reports'], reports: ['results'], results: ['history'], history: ['reports'] },
      'print → reports → results → history → reports',
    ],
  ])('a feature that uses %s stops the configuration', (_case, planted, circle) => {
    expect(() => {
      requireAcyclic(planted);
    }).toThrow(circle);
  });

  it('are all there', () => {
    const named = Object.entries(uses).flatMap(([user, used]) => [user, ...used]);
    expect(named.filter((feature) => !features.includes(feature))).toEqual([]);
  });

  it.each(['zip', 'reports', 'results'])(
    '%s may use what its row names and no other',
    async (feature) => {
      const closed = await closedImports(feature);
      const open = features.filter(
        (other) => !closed.some((regex) => regex.test(`@/features/${other}/part`)),
      );
      expect(open.toSorted()).toEqual([feature, ...(uses[feature] ?? [])].toSorted());
    },
  );
});
