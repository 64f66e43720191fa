/** The header tells whole seconds and arrives late: what is less than this is no wrong clock. */
const TOLERANCE = 60_000;

let ahead = 0;

/**
 * Takes the host's clock from an answer that came `age` milliseconds ago, because that of the device may be a day off
 * (docs/promises.md D12). An answer that was kept somewhere (`Age`), or tells no time, says nothing.
 */
export function noteServerTime(headers: Headers, age = 0): void {
  const told = Date.parse(headers.get('date') ?? '');
  const isFresh = Number(headers.get('age') ?? 0) === 0;
  const difference = told + age - Date.now();
  ahead = isFresh && Math.abs(difference) >= TOLERANCE ? difference : 0;
}

/** The instant now (epoch milliseconds) by the host's clock, where it is known; for what is shown, printed or searched. */
export function serverNow(): number {
  return Date.now() + ahead;
}
