import type { Page } from '@playwright/test';

import { answerServer } from '@tests/e2e/support/answer-server';
import { LABORATORY } from '@tests/e2e/support/laboratory-client';

const AREAS = 10;
const TESTS_PER_PROFILE = 12;

/** An order as the service lists it; numbers and names differ from order to order. */
export function wireOrder(position: number) {
  return {
    order: `20261101${String(position).padStart(6, '0')}`,
    patientIdDB: position,
    patientId: String(52_000_000 + position),
    documentTypeId: 1,
    documentType: 'CC',
    name1: 'Ana',
    name2: `Sofía ${position}`,
    lastName: 'Núñez',
    surName: 'Ñáñez',
    sex: 2,
    birthday: 500_000_000_000,
  };
}

/** A numeric test with limits, in areas and profiles as a laboratory has them. Its name tells the order. */
export function wireTest(order: string, position: number) {
  return {
    order,
    testId: position + 1,
    testCode: String(position + 1),
    testName: `Examen ${position + 1} de ${order}`,
    abbreviation: `EX${position + 1}`,
    areaId: (position % AREAS) + 1,
    areaName: `Área ${(position % AREAS) + 1}`,
    profileId: Math.floor(position / TESTS_PER_PROFILE) % 3 === 0 ? 0 : Math.floor(position / 120),
    profileName: `Perfil ${Math.floor(position / 120)}`,
    state: 4,
    pathology: position % 7 === 0 ? 3 : 0,
    resultType: 1,
    result: String(70 + (position % 60)),
    refMin: 70,
    refMax: 110,
    panicMin: 40,
    panicMax: 400,
    digits: 0,
    unit: 'mg/dL',
    hasComment: position % 9 === 0,
    resultComment: { comment: 'Se repitió la prueba.' },
  };
}

export const json = (value: unknown) => ({
  contentType: 'application/json',
  body: JSON.stringify(value),
});

/** From now on every search answers `count` orders. */
export async function answerOrders(page: Page, count: number): Promise<void> {
  const orders = JSON.stringify(
    Array.from({ length: count }, (_, position) => wireOrder(position)),
  );
  const url = await answerServer(() => orders);
  await page.route(`${LABORATORY}/service/orders/filter`, async (route) => {
    const isAsked = route.request().method() === 'PATCH';
    await route.continue(isAsked ? { url } : {});
  });
}

/** From now on every order has the number of tests that `countOf` gives. */
export async function answerTests(page: Page, countOf: (order: string) => number): Promise<void> {
  await page.route(`${LABORATORY}/service/orders/results/order/*/*`, (route) => {
    const order = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    const tests = Array.from({ length: countOf(order) }, (_, position) =>
      wireTest(order, position),
    );
    return route.fulfill(json(tests));
  });
}
