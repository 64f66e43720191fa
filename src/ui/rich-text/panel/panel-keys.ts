import type { KeyboardEvent } from 'react';

/** Enter and Escape in a field of a panel mean the panel, neither the form around it nor its dialog. */
export function panelKeys(onEnter: () => void, onEscape: () => void) {
  return {
    // Mantine's dialogs listen before the field does and heed this mark.
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') onEnter();
      else onEscape();
    },
  };
}
