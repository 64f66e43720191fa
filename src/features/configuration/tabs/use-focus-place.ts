import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';

import { OTHER_PLACES, type FieldPlace, type PlaceName } from './field-place';

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

/** Marks the field around the focus until the focus leaves it. Returns the way to end it sooner. */
function markField(): () => void {
  const { activeElement } = document;
  const isOnTab = activeElement !== null && activeElement.closest('[role=tabpanel]') !== null;
  if (!isOnTab) return () => undefined;
  const field = fieldAround(activeElement);
  const unmark = () => {
    field.removeAttribute('data-found');
  };
  field.setAttribute('data-found', '');
  field.addEventListener('focusout', unmark, { once: true });
  return () => {
    unmark();
    field.removeEventListener('focusout', unmark);
  };
}

/**
 * Leads to the wanted place and shows which it is. Called by what is drawn together with the tabs: their parts are loaded when they
 * are first shown, and before that there is nothing to focus.
 */
export function useFocusPlace(wanted: FieldPlace | null): void {
  const { setFocus } = useFormContext<AdministrationForm>();
  useEffect(() => {
    if (wanted === null) return undefined;
    const { name } = wanted;
    if (isOther(name)) document.querySelector<HTMLElement>(`[data-place="${name}"]`)?.focus();
    else setFocus(name);
    return markField();
  }, [wanted, setFocus]);
}
