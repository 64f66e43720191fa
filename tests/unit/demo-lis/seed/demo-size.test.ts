import { describe, expect, it } from 'vitest';

import { AREAS, TESTS } from '@demo-lis/seed/catalogue/catalogue';
import { REQUESTS } from '@demo-lis/seed/catalogue/profiles';
import { makePatients } from '@demo-lis/seed/patients';
import { planOrders } from '@demo-lis/seed/plan-orders';
import { createRandom } from '@demo-lis/seed/random';
import { DEMO_SIZE } from '@demo-lis/seed/seed-laboratory';

import { SMALL } from './small-laboratory';

/** Everything the laboratory people see is planned, without the minutes that writing it takes. */
function plan() {
  const random = createRandom(1);
  const size = { ...DEMO_SIZE, today: SMALL.today };
  const patients = makePatients(size.patients, size.today, random);
  return { patients, orders: planOrders(size, patients, random) };
}

describe('the laboratory people see', () => {
  const { patients, orders } = plan();

  it('has 600 patients with documents of their own and 20,000 orders or more', () => {
    expect(patients.length).toBeGreaterThanOrEqual(600);
    expect(new Set(patients.map(({ history }) => history)).size).toBe(patients.length);
    expect(orders.length).toBeGreaterThanOrEqual(20_000);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  });

  it('is the same when it is planned again', () => {
    expect(plan()).toEqual({ patients, orders });
  });

  it('spans six years, with orders on each of the last 30 days', () => {
    const years = new Map<number, number>();
    for (const { age } of orders) {
      const year = Math.floor(age / 365);
      years.set(year, (years.get(year) ?? 0) + 1);
    }
    for (const year of [0, 1, 2, 3, 4, 5]) expect(years.get(year)).toBeGreaterThan(2_500);
    const recent = new Set(orders.filter(({ age }) => age < 30).map(({ age }) => age));
    expect(recent.size).toBe(30);
  });

  it('offers 80 tests in ten areas and 14 profiles, each of which was ordered', () => {
    expect(TESTS.length).toBeGreaterThanOrEqual(80);
    expect(AREAS.length).toBeGreaterThanOrEqual(10);
    expect(REQUESTS.filter(({ id }) => id !== 0).length).toBeGreaterThanOrEqual(14);
    expect(new Set(REQUESTS.flatMap(({ tests }) => tests)).size).toBe(TESTS.length);
    const ordered = new Set(orders.flatMap(({ requests }) => requests));
    expect(ordered).toEqual(new Set(REQUESTS));
  });

  it('has children, adults and old people of each sex', () => {
    const born = patients.map(({ birthday }) => new Date(birthday).getUTCFullYear());
    expect(born.filter((year) => year > 2014).length).toBeGreaterThan(20);
    expect(born.filter((year) => year < 1956).length).toBeGreaterThan(50);
    expect(new Set(patients.map(({ sex }) => sex))).toEqual(new Set([1, 2, 3]));
  });

  it('has a patient with forty orders, more than twenty of the same tests in the searched years', () => {
    const own = orders.filter(({ patient }) => patient.id === 1);
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(own.filter(({ age }) => age < 30).length).toBeGreaterThanOrEqual(2);
    const searched = own.filter(({ at }) => new Date(at).getUTCFullYear() >= 2023);
    const timesOf = (name: string) =>
      searched.filter(({ requests }) =>
        requests.some(({ tests }) => tests.some(({ definition }) => definition.code === name)),
      ).length;
    expect(timesOf('2001')).toBeGreaterThan(20);
    expect(timesOf('2010')).toBeLessThan(20);
    expect(timesOf('2010')).toBeGreaterThan(10);
  });
});
