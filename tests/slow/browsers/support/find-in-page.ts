import type * as TestingLibrary from '@testing-library/dom';

import type { Target } from './tested-browser';

declare global {
  interface Window {
    testingLibrary?: typeof TestingLibrary;
    findByRole?: typeof findByRole;
    findByLabel?: typeof findByLabel;
  }
}

/** Runs in the page: the element that a target means; null when there is none, or while it moves. */
export async function findByRole(target: Target): Promise<Element | null> {
  const find = ({ role, name, isWhole, within }: Target): readonly HTMLElement[] =>
    (within === undefined ? [document.body] : find(within)).flatMap(
      (place) =>
        window.testingLibrary?.queryAllByRole(place, role, {
          name: (known) => (isWhole === true ? known === name : known.includes(name)),
        }) ?? [],
    );
  const [element] = find(target);
  const place = () => JSON.stringify(element?.getBoundingClientRect());
  const before = place();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return element !== undefined && place() === before ? element : null;
}

/** Runs in the page: the field with a label; null when there is none. */
export function findByLabel(label: string): Element | null {
  return window.testingLibrary?.queryByLabelText(document.body, label) ?? null;
}
