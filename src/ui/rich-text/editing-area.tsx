import type { Ref, RefCallback } from 'react';

/**
 * Quill empties its container through `innerHTML`, which Trusted Types refuse even for an empty text, and would take over the
 * markup that it finds there. This element is emptied without the parser and shows no markup, so that the page needs no `default`
 * policy.
 */
function emptiedWithoutParser(element: HTMLDivElement): void {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: () => {
      element.replaceChildren();
    },
  });
}

function pass(ref: Ref<HTMLDivElement> | undefined, element: HTMLDivElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref !== null && ref !== undefined) ref.current = element;
}

/** The element that Quill turns into an editor; `react-quill` gives it its `ref`. */
export function EditingArea({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const attach: RefCallback<HTMLDivElement> = (element) => {
    if (element !== null) emptiedWithoutParser(element);
    pass(ref, element);
  };
  return <div ref={attach} />;
}
