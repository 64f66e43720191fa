import { useEffect, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';

import { OTHER_PLACES, type FieldPlace, type PlaceName } from './field-place';

/** On its way down an event is somebody's next one: the very key that asked for the place is still on its way up. */
const DOWN = { capture: true };

function isOther(name: PlaceName): name is (typeof OTHER_PLACES)[number] {
  return OTHER_PLACES.some((place) => place === name);
}

/** The field around what has the focus, with its label and help: a child of a group, or of the tab itself. */
function fieldAround(element: Element): Element {
  let field = element;
  while (field.parentElement?.matches('[data-fields], [role=tabpanel]') === false) {
    field = field.parentElement;
  }
  return field;
}

/** Marks a field until the focus leaves it. Returns the way to end it sooner. */
function markField(field: Element): () => void {
  const unmark = () => {
    field.removeAttribute('data-found');
    field.removeEventListener('focusout', unmark);
  };
  field.setAttribute('data-found', '');
  field.addEventListener('focusout', unmark);
  return unmark;
}

/**
 * Leads to the wanted place on the tabs in `body` and shows which it is. Tabs and editors are loaded when they are first shown, and
 * before that there is nothing to focus: it is tried again as they appear, unless somebody goes on elsewhere meanwhile.
 */
export function useFocusPlace(
  wanted: FieldPlace | null,
  body: RefObject<HTMLElement | null>,
): void {
  const { setFocus } = useFormContext<AdministrationForm>();
  useEffect(() => {
    const tabs = body.current;
    if (wanted === null || tabs === null) return undefined;
    const { name } = wanted;
    let unmark: () => void = () => undefined;
    const lead = () => {
      if (isOther(name)) tabs.querySelector<HTMLElement>(`[data-place="${name}"]`)?.focus();
      else setFocus(name);
    };
    const arrivals = new MutationObserver(lead);
    const stop = () => {
      arrivals.disconnect();
      tabs.removeEventListener('focusin', arrive);
      document.removeEventListener('keydown', stop, DOWN);
      document.removeEventListener('pointerdown', stop, DOWN);
    };
    const arrive = ({ target }: FocusEvent) => {
      stop();
      if (target instanceof Element) unmark = markField(fieldAround(target));
    };
    tabs.addEventListener('focusin', arrive);
    document.addEventListener('keydown', stop, DOWN);
    document.addEventListener('pointerdown', stop, DOWN);
    arrivals.observe(tabs, { childList: true, subtree: true });
    lead();
    return () => {
      stop();
      unmark();
    };
  }, [wanted, body, setFocus]);
}
