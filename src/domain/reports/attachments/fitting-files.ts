/** Characters of base64 for one file (about 50 MB) and for all of a report; beyond that a phone runs out of memory. */
const LARGEST_FILE = 70_000_000;
const LARGEST_ALL = 200_000_000;

/** Which files of these lengths fit into a report, in their order: one too large leaves the space to the next. */
export function fittingFiles(lengths: readonly number[]): readonly boolean[] {
  let size = 0;
  return lengths.map((length) => {
    const fits = length <= LARGEST_FILE && size + length <= LARGEST_ALL;
    if (fits) size += length;
    return fits;
  });
}
