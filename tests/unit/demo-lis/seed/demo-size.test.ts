import { expect, it } from 'vitest';

import { AREAS, TESTS } from '@demo-lis/seed/catalogue/catalogue';
import { REQUESTS } from '@demo-lis/seed/catalogue/profiles';
import { makePatients } from '@demo-lis/seed/patients';
import { planOrders } from '@demo-lis/seed/plan-orders';
import { createRandom } from '@demo-lis/seed/random';
import { DEMO_SIZE } from '@demo-lis/seed/seed-laboratory';

import { SMALL } from './small-laboratory';

// Everything the laboratory people see is planned, without the minutes that writing it takes.
const random = createRandom(1);
const size = { ...DEMO_SIZE, today: SMALL.today };
const patients = makePatients(size.patients, size.today, random);
const orders = planOrders(size, patients, random);

it('the demo has 20,000 orders of six years, on each of the last 30 days, and numbers of their own', () => {
  expect(orders.length).toBeGreaterThanOrEqual(20_000);
  expect(new Set(orders.map((order) => order.number)).size).toBe(orders.length);
  const ofYear = (year: number) => orders.filter(({ age }) => Math.floor(age / 365) === year);
  for (const year of [0, 1, 2, 3, 4, 5]) expect(ofYear(year).length).toBeGreaterThan(2_500);
  const recent = new Set(orders.filter(({ age }) => age < 30).map(({ age }) => age));
  expect(recent.size).toBe(30);
});

it('the demo has 80 tests in ten areas and 14 profiles, each of them ordered, with names of their own', () => {
  expect(TESTS.length).toBeGreaterThanOrEqual(80);
  expect(AREAS.length).toBeGreaterThanOrEqual(10);
  const own: readonly (readonly unknown[])[] = [
    TESTS.map(({ id }) => id),
    TESTS.map(({ printSort }) => printSort),
    TESTS.map(({ definition }) => definition.code),
    TESTS.map(({ definition }) => definition.abbreviation),
  ];
  for (const values of own) expect(new Set(values).size).toBe(TESTS.length);
  expect(REQUESTS.filter(({ id }) => id !== 0).length).toBeGreaterThanOrEqual(14);
  expect(new Set(REQUESTS.flatMap(({ tests }) => tests)).size).toBe(TESTS.length);
  expect(new Set(orders.flatMap(({ requests }) => requests))).toEqual(new Set(REQUESTS));
});

it('the demo has 600 patients of every age and sex, and one with more than twenty results of a test', () => {
  expect(patients.length).toBeGreaterThanOrEqual(600);
  expect(new Set(patients.map(({ history }) => history)).size).toBe(patients.length);
  const born = patients.map(({ birthday }) => new Date(birthday).getUTCFullYear());
  expect(born.filter((year) => year > 2014).length).toBeGreaterThan(20);
  expect(born.filter((year) => year < 1956).length).toBeGreaterThan(50);
  expect(new Set(patients.map(({ sex }) => sex))).toEqual(new Set([1, 2, 3]));

  const own = orders.filter(({ patient }) => patient.id === 1);
  expect(own.length).toBeGreaterThanOrEqual(40);
  expect(own.filter(({ age }) => age < 30).length).toBeGreaterThanOrEqual(2);
  const tests = own
    .filter(({ at }) => new Date(at).getUTCFullYear() >= 2023)
    .flatMap(({ requests }) => requests.flatMap((request) => request.tests));
  const timesOf = (code: string) =>
    tests.filter(({ definition }) => definition.code === code).length;
  expect(timesOf('2001')).toBeGreaterThan(20);
  expect(timesOf('2010')).toBeGreaterThan(10);
  expect(timesOf('2010')).toBeLessThan(20);
});
