/**
 * The same function, which works its answer out once for each object that it is asked about and keeps it as long as that object: an
 * order that is opened again is there at once. What it is asked about must not change.
 */
export function remembered<T extends object, R>(work: (about: T) => R): (about: T) => R {
  const answers = new WeakMap<T, { readonly answer: R }>();
  return (about) => {
    const known = answers.get(about) ?? { answer: work(about) };
    answers.set(about, known);
    return known.answer;
  };
}
