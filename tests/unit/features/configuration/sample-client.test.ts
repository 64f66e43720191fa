import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { areasOptions } from '@/api/catalogues/get-areas';
import { orderSearchOptions } from '@/api/orders/filter-orders';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { PATIENT, PHYSICIAN, type UserTypeCode } from '@/domain/auth/user-type';
import { editorValues } from '@/domain/configuration/editor-values';
import { previewedSettings } from '@/domain/configuration/previewed-settings';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { OWN_ORDERS } from '@/domain/orders/patient-orders';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import { SAMPLE_TESTS, type SampleTest, type SampleWords } from '@/domain/sample/sample-words';
import { sampleClient } from '@/features/configuration/preview/sample-client';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';

const WORDS: SampleWords = {
  patients: [
    ['Ana', 'Uno'],
    ['Luis', 'Dos'],
    ['Marta', 'Tres'],
  ] as const,
  area: { chemistry: 'Q', hematology: 'H', immunology: 'I' },
  test: Object.fromEntries(SAMPLE_TESTS.map((test) => [test, test])) as Record<SampleTest, string>,
  ...{ documentType: 'CC', userName: 'alguien', profile: 'P', notReactive: 'No reactivo' },
  ...{ physician: 'M', branch: 'S', service: 'C', validator: ['V', 'W'] },
};

interface Given {
  readonly stored?: Readonly<Record<string, string>>;
  readonly viewer?: Partial<UserTypeSetting> & { readonly type: UserTypeCode };
}

/** The orders and the results that somebody finds in the invented laboratory. */
function found({ stored = {}, viewer }: Given = {}) {
  const entries = Object.entries(stored).map(([key, value]) => ({ key, value, origin: 1 }));
  const values = editorValues(entries);
  const settings = previewedSettings(settingsFromEntries([]), values);
  const setting: UserTypeSetting = {
    ...{ type: PHYSICIAN, message: '', image: '', visible: true, confidential: true },
    ...{ quantityOrder: 0, onlyValidated: false },
    ...viewer,
  };
  const client = sampleClient({
    ...{ settings, values, userTypes: [setting], viewer: setting, demographicName: null },
    ...{ criteria: OWN_ORDERS, words: WORDS },
    time: { today: { year: 2026, month: 11, day: 25 }, takenAt: 1_700_000_000_000, orderDigits: 4 },
  });
  const { onlyValidated, confidential } = setting;
  const orders =
    client.getQueryData(orderSearchOptions({ ...OWN_ORDERS, onlyValidated }).queryKey)?.items ?? [];
  const rules = visibilityRules(settings.results, {
    onlyValidated,
    authorization: { confidential },
  });
  const { order = '', patientIdDB = 0 } = orders[0] ?? {};
  const request = { order, patientIdDB, areaId: 0, rules };
  const results = client.getQueryData(orderResultsOptions(request).queryKey);
  const names = results?.tests.map(({ name }) => name) ?? [];
  return { client, orders, results, names };
}

it('asks nobody, also for what it does not know', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('asked')));
  vi.stubGlobal('fetch', asked);
  const { client } = found();
  const observers = [areasOptions(), orderSearchOptions({ area: 9, onlyValidated: true })].map(
    (options) => new QueryObserver(client, { ...options, enabled: true } as never),
  );
  const leave = observers.map((observer) => observer.subscribe(() => undefined));
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  for (const end of leave) end();
  vi.unstubAllGlobals();
});

it.each<[string, Given, readonly SampleTest[]]>([
  ['nothing', {}, []],
  [
    'validated results alone',
    { viewer: { type: PHYSICIAN, onlyValidated: true } },
    ['protein', 'thyrotropin'],
  ],
  ['verified results alone', { stored: { MostrarResultado: '0' } }, ['thyrotropin']],
  ['panics', { stored: { BloqueaPanicos: '1' } }, ['glucose', 'potassium', 'leukocytes']],
  ['orders', { stored: { BloqueaPanicos: '2' } }, [...SAMPLE_TESTS]],
])('a setting that withholds %s', (_case, given, left) => {
  expect(found(given).names).toEqual(SAMPLE_TESTS.filter((test) => !left.includes(test)));
});

it('a confidential result is kept from whoever may not read it', () => {
  const resultOf = (confidential: boolean) =>
    found({ viewer: { type: PHYSICIAN, confidential } }).results?.tests.find(
      ({ name }) => name === 'antibodies',
    );
  expect(resultOf(true)).toMatchObject({ withheld: false, result: 'No reactivo' });
  expect(resultOf(false)).toMatchObject({ withheld: true, result: '' });
});

it('patients find their own visits, others one order of each person, and no more than they may', () => {
  const people = (type: UserTypeCode) =>
    new Set(found({ viewer: { type } }).orders.map(({ patientIdDB }) => patientIdDB)).size;
  expect([people(PATIENT), people(PHYSICIAN)]).toEqual([1, 3]);
  const countOf = (quantityOrder: number) =>
    found({ viewer: { type: PHYSICIAN, quantityOrder } }).orders.length;
  expect([0, 1, 2].map(countOf)).toEqual([3, 1, 2]);
});
