import {
  BLOOD_COUNT,
  FASTING_GLUCOSE,
  GLYCATED_HAEMOGLOBIN,
  KIDNEYS,
  LIPIDS,
  REQUESTS,
  SEDIMENTATION_RATE,
  THYROID,
  URINE,
  URINE_CULTURE,
} from './catalogue/profiles';
import type { Request } from './catalogue/profiles';
import { DAY, HOUR, dayNumber, isSunday, startOfDay } from './colombian-time';
import type { SeededPatient } from './patients';
import type { Random } from './random';

/** An order before its tests have results. */
export interface PlannedOrder {
  readonly number: number;
  readonly patient: SeededPatient;
  /** When it was made, epoch ms. */
  readonly at: number;
  /** Whole days between its day and today. */
  readonly age: number;
  readonly requests: readonly Request[];
}

/** How much the laboratory did. today is epoch ms, the last day of the `days`. */
export interface LaboratorySize {
  readonly patients: number;
  readonly orders: number;
  readonly days: number;
  readonly today: number;
  /** Whether the patient with the awkward orders comes on top. */
  readonly awkward?: boolean;
  /** Beginning of the stream of chances; left out: the usual one. */
  readonly seed?: number;
}

interface Visit {
  readonly patient: SeededPatient;
  readonly age: number;
  readonly requests: readonly Request[];
}

const ORDERS_TODAY = 12;
const ORDERS_A_RECENT_DAY = 3;
const RECENT_DAYS = 30;

/** The demo patient comes every seven weeks, of late more often, and ten times at least. */
const DAYS_BETWEEN_VISITS = 50;
const FEWEST_VISITS = 10;
/** The newest visit is old enough to be finished. */
const NEWEST_VISIT = 4;
/** What is ordered at every visit, and what at every second, third … one. */
const CHECK_UP: readonly (readonly [every: number, requests: readonly Request[]])[] = [
  [1, [BLOOD_COUNT, FASTING_GLUCOSE, KIDNEYS]],
  [2, [LIPIDS, GLYCATED_HAEMOGLOBIN, SEDIMENTATION_RATE]],
  [3, [URINE]],
  [4, [THYROID, URINE_CULTURE]],
];

/** Plans all orders, oldest first, with some on each of the last 30 days and numbers in the order of the day. */
export function planOrders(
  size: LaboratorySize,
  patients: readonly SeededPatient[],
  random: Random,
): readonly PlannedOrder[] {
  const own = demoPatientVisits(size, patients);
  const strangers = patients.slice(1);
  const others = Array.from({ length: size.orders - own.length }, (_, index): Visit => {
    const patient = random.pick(strangers);
    const age = orderAge(index, size, random);
    return { patient, age, requests: drawRequests(patient, random) };
  });
  const byAge = new Map<number, Visit[]>();
  for (const visit of [...own, ...others]) {
    const sameDay = byAge.get(visit.age);
    if (sameDay === undefined) byAge.set(visit.age, [visit]);
    else sameDay.push(visit);
  }
  return [...byAge.entries()]
    .sort(([first], [second]) => second - first)
    .flatMap(([age, visits]) => {
      const day = startOfDay(size.today) - age * DAY;
      const times = arrivals(day, visits.length, size.today, random);
      return visits.map((visit, index) => {
        const at = times[index] ?? day;
        return { ...visit, at, number: dayNumber(at) * 10_000 + index + 1 };
      });
    });
}

function demoPatientVisits(
  size: LaboratorySize,
  patients: readonly SeededPatient[],
): readonly Visit[] {
  const count = Math.max(FEWEST_VISITS, Math.floor(size.days / DAYS_BETWEEN_VISITS));
  const oldest = Math.max(NEWEST_VISIT, Math.floor(size.days * 0.97));
  return patients.slice(0, 1).flatMap((patient) =>
    Array.from({ length: count }, (_, index) => ({
      patient,
      age: NEWEST_VISIT + Math.floor((oldest - NEWEST_VISIT) * (index / (count - 1)) ** 1.3),
      requests: CHECK_UP.flatMap(([every, requests]) => (index % every === 0 ? requests : [])),
    })),
  );
}

function orderAge(index: number, size: LaboratorySize, random: Random): number {
  const recentDays = Math.min(RECENT_DAYS, size.days);
  if (index < ORDERS_TODAY) return 0;
  const recent = index - ORDERS_TODAY;
  if (recent < recentDays * ORDERS_A_RECENT_DAY) return recent % recentDays;
  const age = random.integer(0, size.days - 1);
  const closed = isSunday(size.today - age * DAY) && random.chance(0.8);
  return closed && age > 0 ? age - 1 : age;
}

function drawRequests(patient: SeededPatient, random: Random): readonly Request[] {
  const possible = REQUESTS.filter(
    ({ onlySex }) => onlySex === undefined || onlySex === patient.sex,
  );
  const total = possible.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = Array.from({ length: random.integer(1, 4) }, () => {
    let place = random.between(0, total);
    return possible.find(({ weight }) => (place -= weight) < 0) ?? BLOOD_COUNT;
  });
  return [...new Set(chosen)];
}

/** Arrivals between six and five, sorted; on the running day none later than now. */
function arrivals(day: number, count: number, now: number, random: Random): readonly number[] {
  const opening = Math.min(day + 6 * HOUR, now - (now - day) / 2);
  const closing = Math.min(day + 17 * HOUR, now);
  return Array.from({ length: count }, () => Math.floor(random.between(opening, closing))).sort(
    (first, second) => first - second,
  );
}
