/** Documents that are drawn at the same time at most: the page would not keep up with more. */
const MOST = 4;
/** Gigabytes of a machine below which one worker is enough: each takes its part of them. */
const SHORT_OF_MEMORY = 4;

/** What browsers tell of the machine; only some tell its memory, in gigabytes, rounded and at most 8. */
interface Machine {
  readonly hardwareConcurrency: number;
  readonly deviceMemory?: number;
}

/** How many documents this machine draws at the same time, each in a worker of its own; one core stays with the page. */
export function drawingsAtOnce(machine: Machine = navigator): number {
  const { hardwareConcurrency, deviceMemory = SHORT_OF_MEMORY } = machine;
  if (deviceMemory < SHORT_OF_MEMORY) return 1;
  return Math.max(1, Math.min(MOST, hardwareConcurrency - 1));
}
