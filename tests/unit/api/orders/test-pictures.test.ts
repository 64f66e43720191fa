import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';

import { getTestPictures } from '@/api/reports/get-test-pictures';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { LIS, network, OPEN_RULES, portalPerTest } from '@tests/unit/api/portal';

const ORDER = '202503200005';

portalPerTest();

/** The LIS with one order; its final report holds the given fields. */
function laboratory(order: Record<string, unknown>): void {
  network.use(
    http.post(`${LIS}/api/reports/orderheader`, () =>
      HttpResponse.json([{ orderNumber: Number(ORDER) }]),
    ),
    http.post(`${LIS}/api/reports/finalReport`, () =>
      HttpResponse.json({ listOrders: [{ order: { orderNumber: Number(ORDER), ...order } }] }),
    ),
  );
}

function pictures(testId: number, changes: Record<string, unknown> = {}) {
  return { order: Number(ORDER), testId, imageName1: 'WBC', image1: `pic${testId}`, ...changes };
}

const test = (testId: number, changes: object = {}) => ({
  ...{ testId, state: 4, pathology: 0 },
  ...changes,
});

async function shown(rules: VisibilityRules = OPEN_RULES) {
  const { items } = await getTestPictures({ order: ORDER, rules });
  return items.map(({ picture }) => picture);
}

it('reads up to five pictures a test, from the order and from its tests, each once', async () => {
  laboratory({
    imageTest: [pictures(1, { image2: 'pic1b', imageName2: null, image5: 'pic1e', image3: '  ' })],
    resultTest: [test(1, { images: [pictures(1)] }), test(2, { images: [pictures(2)] })],
  });
  expect(await getTestPictures({ order: ORDER, rules: OPEN_RULES })).toEqual({
    items: [
      { testId: 1, title: 'WBC', picture: 'pic1' },
      { testId: 1, title: '', picture: 'pic1b' },
      { testId: 1, title: '', picture: 'pic1e' },
      { testId: 2, title: 'WBC', picture: 'pic2' },
    ],
    unreadable: 0,
  });
});

it('drops the pictures of tests that the user may not see', async () => {
  laboratory({
    imageTest: [1, 2, 3, 4, 5, 6, 7].map((id) => pictures(id)),
    resultTest: [
      ...[test(1), test(2, { state: 3 }), test(3, { pathology: 7 })],
      test(4, { block: { blocked: true } }),
      test(7, { confidential: true, result: '7.9' }),
    ],
  });
  expect(await shown()).toEqual(['pic1', 'pic2', 'pic3', 'pic7']);
  expect(await shown({ ...OPEN_RULES, onlyValidated: true })).toEqual(['pic1', 'pic3', 'pic7']);
  expect(await shown({ ...OPEN_RULES, panicBlocking: 'test' })).toEqual(['pic1', 'pic2', 'pic7']);
  expect(await shown({ ...OPEN_RULES, panicBlocking: 'order' })).toEqual([]);
  const restricted = { ...OPEN_RULES, seesConfidential: false };
  expect(await shown(restricted)).toEqual(['pic1', 'pic2', 'pic3']);
});

it('shows the picture of a profile only where all its tests may be read', async () => {
  laboratory({
    imageTest: [pictures(9), pictures(10), pictures(11)],
    resultTest: [
      ...[test(1, { profileId: 9 }), test(2, { profileId: 9 }), test(3, { profileId: 10 })],
      test(4, { profileId: 10, confidential: true }),
    ],
  });
  expect(await shown()).toEqual(['pic9', 'pic10']);
  expect(await shown({ ...OPEN_RULES, seesConfidential: false })).toEqual(['pic9']);
});

it('counts what cannot be read or belongs to another order', async () => {
  laboratory({
    imageTest: [
      ...[pictures(1, { order: 7 }), pictures(1, { order: [ORDER] })],
      ...[{ image1: 'x' }, 'x', pictures(1)],
    ],
    resultTest: [test(1), 'x'],
  });
  expect(await getTestPictures({ order: ORDER, rules: OPEN_RULES })).toEqual({
    items: [{ testId: 1, title: 'WBC', picture: 'pic1' }],
    unreadable: 5,
  });
});

it('gives nothing for an order without report, and rejects another order', async () => {
  laboratory({ orderNumber: 7 });
  await expect(shown()).rejects.toMatchObject({ kind: 'contract' });
  network.use(http.post(`${LIS}/api/reports/finalReport`, () => new Response('')));
  expect(await shown()).toEqual([]);
  const none = () => new Response(null, { status: 204 });
  network.use(http.post(`${LIS}/api/reports/orderheader`, none));
  expect(await shown()).toEqual([]);
});
