const MINUTE = 60;
const HOUR = 3600;

/** How long to wait, in the unit that people say it in: never less than the server asks for. */
export interface WaitingTime {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** Two of a unit are the fewest that are told in it, for a rounded one could be nearly twice as long as it has to be. */
export function waitingTime(seconds: number): WaitingTime {
  if (seconds < 2 * MINUTE) return { unit: 'seconds', count: seconds };
  if (seconds < 2 * HOUR) return { unit: 'minutes', count: Math.ceil(seconds / MINUTE) };
  return { unit: 'hours', count: Math.ceil(seconds / HOUR) };
}
