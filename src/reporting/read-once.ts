/**
 * What `read` finds under a name, read once and kept, also for those who ask meanwhile; after a failure it is read anew. No single
 * report ends the reading, for others wait for it too.
 */
export function readOnce<Found>(
  kept: Map<string, Promise<Found>>,
  name: string,
  read: () => Promise<Found>,
): Promise<Found> {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const reading = read().catch((error: unknown) => {
    kept.delete(name);
    throw error;
  });
  kept.set(name, reading);
  return reading;
}
