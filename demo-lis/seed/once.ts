/** Makes a thing once, or once for each number: the same pictures take longer to draw than a small laboratory takes to fill. */
export function once<Key extends [] | [number], Made>(
  make: (...key: Key) => Made,
): (...key: Key) => Made {
  const known = new Map<number | undefined, Made>();
  return (...key) => {
    const made = known.get(key[0]) ?? make(...key);
    known.set(key[0], made);
    return made;
  };
}
