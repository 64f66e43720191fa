import { readClocks } from './session-clock';

/** The header tells whole seconds and arrives late: what is less than this is no wrong clock. */
const TOLERANCE = 60_000;

/** What an answer told of the host's clock. */
interface NotedTime {
  /** Milliseconds that the host was ahead of the device. */
  readonly ahead: number;
  /** When the page began by the device's clock, as long as nobody sets it. */
  readonly origin: number;
}

/** Null where nothing is known of the host's clock. */
let noted: NotedTime | null = null;

function readOrigin(): number {
  const { wall, steady } = readClocks();
  return wall - steady;
}

/**
 * Takes the host's clock from an answer that came `age` milliseconds ago, because that of the device may be a day off. An answer
 * that was kept somewhere (`Age`), or tells no time, says nothing.
 */
export function noteServerTime(headers: Headers, age = 0): void {
  const told = Date.parse(headers.get('date') ?? '');
  const isFresh = Number(headers.get('age') ?? 0) === 0;
  const difference = told + age - Date.now();
  const ahead = Math.abs(difference) < TOLERANCE ? 0 : difference;
  noted = isFresh && !Number.isNaN(told) ? { ahead, origin: readOrigin() } : null;
}

/**
 * Milliseconds that the host is ahead of a clock that was moved by `moved` since it was compared. Back it moves only by hand or
 * network, forward also while the device sleeps, for the steady clock may stand still then: so it counts as set right forward only
 * where it was moved by what it lacked.
 */
function aheadNow(ahead: number, moved: number): number {
  const isSetRight = ahead < 0 ? moved < ahead / 2 : Math.abs(moved - ahead) < TOLERANCE;
  if (isSetRight) return 0;
  return moved <= -TOLERANCE ? ahead - moved : ahead;
}

/** An instant of the device's clock (epoch milliseconds) by the host's, where it is known. */
export function serverTime(instant: number): number {
  return noted === null ? instant : instant + aheadNow(noted.ahead, readOrigin() - noted.origin);
}

/** The instant now (epoch milliseconds) by the host's clock, where it is known; for what is shown, printed or searched. */
export function serverNow(): number {
  return serverTime(Date.now());
}
