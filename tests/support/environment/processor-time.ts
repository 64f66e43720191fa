const TRIES = 3;

/** Milliseconds of the processor, not of the wall: a busy machine makes this process wait in between. */
export function milliseconds(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The collector of garbage and the compiler may come in between; the least of some tries is the work's own. */
export function leastMilliseconds(work: () => unknown): number {
  return Math.min(...Array.from({ length: TRIES }, () => milliseconds(work)));
}
