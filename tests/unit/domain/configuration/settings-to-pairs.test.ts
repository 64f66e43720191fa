import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { CONFIGURATION_KEYS } from '@/domain/configuration/configuration-keys';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { settingsToPairs, type ConfigurationPair } from '@/domain/configuration/settings-to-pairs';

const SECRETS = ['LlaveCaptcha', 'SmtpPasswordUser'];
const PORTAL_KEYS = Object.entries(CONFIGURATION_KEYS)
  .filter(([key, { owner }]) => owner === 'portal' && !SECRETS.includes(key))
  .map(([key]) => key);
const LIS_KEYS = Object.keys(CONFIGURATION_KEYS).filter((key) => !PORTAL_KEYS.includes(key));

/** What the server does: it changes the texts of the keys it gets, and of no other. */
function stored(
  entries: readonly ConfigurationEntry[],
  pairs: readonly ConfigurationPair[],
): readonly ConfigurationEntry[] {
  return [...entries, ...pairs.map(({ key, value }) => ({ key, value: String(value), origin: 1 }))];
}

const value = fc.oneof(
  fc.constantFrom('True', 'false', '0', '1', '2', '5', '#AABBCC', 'OTRO', 'TLS', 'smtps', ''),
  fc.string({ unit: 'grapheme' }),
);

function entriesOf(keys: readonly string[], origin: number) {
  return fc.array(
    fc.record({ key: fc.constantFrom(...keys), value, origin: fc.constant(origin) }),
    {
      maxLength: 40,
    },
  );
}

describe('settingsToPairs', () => {
  it('stores what the editor shows: reading it back gives the same settings', () => {
    fc.assert(
      fc.property(
        entriesOf(PORTAL_KEYS, 1),
        entriesOf(PORTAL_KEYS, 1),
        entriesOf(LIS_KEYS, 2),
        (before, edited, lis) => {
          const old = settingsFromEntries([...before, ...lis]);
          const wanted = settingsFromEntries([...edited, ...lis]);
          const pairs = settingsToPairs(old, wanted);
          expect(settingsFromEntries(stored([...before, ...lis], pairs))).toEqual(wanted);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('stores nothing when nothing changed, so texts nobody understands stay', () => {
    const settings = settingsFromEntries([
      { key: 'BloqueaPanicos', value: '7', origin: 1 },
      { key: 'Nueva', value: 'x', origin: 1 },
    ]);
    expect(settingsToPairs(settings, settings)).toEqual([]);
  });

  it('stores each editable key and no secret', () => {
    const before = settingsFromEntries([]);
    const opposite = ([key, { fallback }]: readonly [string, { fallback: string }]) => {
      const flags: Record<string, string> = { true: 'false', false: 'true' };
      const others: Record<string, string> = { Color: '#123456', BloqueaPanicos: '2' };
      return { key, value: others[key] ?? flags[fallback] ?? `other ${key}`, origin: 1 };
    };
    const after = settingsFromEntries(Object.entries(CONFIGURATION_KEYS).map(opposite));
    const pairs = settingsToPairs(before, after);
    expect(pairs.map(({ key }) => key).toSorted()).toEqual(PORTAL_KEYS.toSorted());
  });

  it.each([
    ['123456', '#123456'],
    ['#ABCDEF', '#abcdef'],
    ['#abc', '#aabbcc'],
  ])('stores the colour %s as %s', (typed, color) => {
    const before = settingsFromEntries([]);
    const after = { ...before, branding: { ...before.branding, color: typed } };
    expect(settingsToPairs(before, after)).toEqual([{ key: 'Color', value: color }]);
  });

  it('stores flags as JSON booleans and panic blocking as its code', () => {
    const before = settingsFromEntries([]);
    const after = {
      ...before,
      login: { ...before.login, captcha: true },
      results: { ...before.results, panicBlocking: 'order' as const },
    };
    expect(settingsToPairs(before, after)).toEqual([
      { key: 'Captcha', value: true },
      { key: 'BloqueaPanicos', value: '2' },
    ]);
  });
});
