// What each page of peers offers to the bench (tests/bench/support/peers.ts): its candidates by name, drawn one at a time.

/** Bytes. */
const LEAST_FILE = 5_000;

/** Resolves when what stands in the document has been painted. */
export const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** Waits, frame by frame, for something that a library draws when it pleases. */
export async function until(isThere) {
  while (!isThere()) await new Promise(requestAnimationFrame);
}

/**
 * Offers candidates: functions of a host and the data of a size that draw, and give what takes the drawing away again.
 * `dataOf` makes the data, outside what is measured.
 */
export function offerDrawings(dataOf, candidates) {
  const made = new Map();
  let host = null;
  let remove = () => undefined;
  globalThis.peers = {
    prepare(size) {
      if (!made.has(size)) made.set(size, dataOf(size));
    },
    async clear() {
      remove();
      remove = () => undefined;
      host?.remove();
      host = document.createElement('div');
      host.id = 'host';
      document.body.append(host);
      await painted();
    },
    async run(name, size) {
      remove = (await candidates[name](host, made.get(size))) ?? remove;
      await painted();
    },
  };
}

/** Offers candidates: functions of the data of a size that make something nobody sees, such as a file. */
export function offerWorks(dataOf, candidates) {
  const made = new Map();
  globalThis.peers = {
    async prepare(size) {
      if (!made.has(size)) made.set(size, await dataOf(size));
    },
    clear: () => undefined,
    /** What made no file would be the fastest. */
    async run(name, size) {
      const file = await candidates[name](made.get(size));
      if ((file.size ?? file.length) < LEAST_FILE) throw new Error(`${name} made no file`);
    },
  };
}
