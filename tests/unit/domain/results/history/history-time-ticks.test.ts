import { expect, it } from 'vitest';

import { timeTicks } from '@/domain/results/history/history-time-ticks';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A laboratory five hours behind Greenwich. */
const OFFSET = 5 * HOUR;
function dayOf(instant: number) {
  const date = new Date(instant - OFFSET);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
const startOf = ({ year, month, day }: ReturnType<typeof dayOf>) =>
  Date.UTC(year, month - 1, day) + OFFSET;

function ticks(from: number, to: number, most = 6) {
  const { unit, times } = timeTicks({ from, to, most, dayOf, startOf });
  const texts = times.map((time) => new Date(time - OFFSET).toISOString().slice(0, 13));
  return { unit, texts, times };
}

it('names years at their beginning at the laboratory', () => {
  const { unit, texts } = ticks(Date.UTC(2021, 5, 1), Date.UTC(2026, 5, 1));
  expect(unit).toBe('year');
  expect(texts).toEqual([2022, 2023, 2024, 2025, 2026].map((year) => `${year}-01-01T00`));
});

it('steps by whole months over the turn of a year', () => {
  const { unit, texts } = ticks(Date.UTC(2025, 9, 20), Date.UTC(2026, 2, 20));
  expect(unit).toBe('month');
  expect(texts).toEqual(
    ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].map((month) => `${month}-01T00`),
  );
});

it('steps by quarters and half years where months have no room', () => {
  expect(ticks(Date.UTC(2025, 0, 20), Date.UTC(2026, 2, 20)).texts).toEqual(
    ['2025-04', '2025-07', '2025-10', '2026-01'].map((month) => `${month}-01T00`),
  );
  expect(ticks(Date.UTC(2024, 0, 20), Date.UTC(2026, 2, 20)).texts).toEqual(
    ['2024-07', '2025-01', '2025-07', '2026-01'].map((month) => `${month}-01T00`),
  );
});

it('steps by days and by hours', () => {
  const start = Date.UTC(2026, 1, 26, 12);
  expect(ticks(start, start + 5 * DAY).texts).toEqual(
    ['02-27', '02-28', '03-01', '03-02', '03-03'].map((day) => `2026-${day}T00`),
  );
  const { unit, texts } = ticks(start, start + DAY);
  expect(unit).toBe('hour');
  expect(texts).toEqual(['26T12', '26T18', '27T00', '27T06'].map((hour) => `2026-02-${hour}`));
});

it('names the hours of an evening, and of a night over midnight', () => {
  const evening = Date.UTC(2026, 1, 26, 22);
  const textsOf = (hours: number) =>
    ticks(evening, evening + hours * HOUR).times.map((time) =>
      new Date(time - OFFSET).toISOString().slice(8, 16),
    );
  expect(textsOf(2)).toEqual(['26T17:00', '26T17:30', '26T18:00', '26T18:30', '26T19:00']);
  expect(textsOf(4)).toEqual([17, 18, 19, 20, 21].map((hour) => `26T${hour}:00`));
  expect(textsOf(12)).toEqual(['26T18:00', '26T21:00', '27T00:00', '27T03:00']);
  expect(textsOf(24)).toEqual(['26T18:00', '27T00:00', '27T06:00', '27T12:00']);
});

it.each([
  ['half a year', Date.UTC(2026, 4, 20, 15), Date.UTC(2026, 10, 25, 15), '2026-07-01T00'],
  ['an evening', Date.UTC(2026, 10, 20, 23, 10), Date.UTC(2026, 10, 21, 1, 20), '2026-11-20T19'],
])('has one where only one has room: %s', (_span, from, to, text) => {
  expect(ticks(from, to, 1).texts).toEqual([text]);
});

it.each([1, 2, 4, 9])('never has more ticks than room for %d, nor any outside', (most) => {
  for (const days of [0.5, 3, 20, 90, 400, 3000, 40_000, 150_000]) {
    const from = Date.UTC(1900, 3, 17, 3);
    const to = from + days * DAY;
    const { times } = ticks(from, to, most);
    expect(times.length).toBeGreaterThan(0);
    expect(times.length).toBeLessThanOrEqual(most + 1);
    expect(times.every((time) => time >= from && time <= to)).toBe(true);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});
