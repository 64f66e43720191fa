import { Button } from '@mantine/core';
import { useId } from 'react';

import { useTranslation } from '@/i18n/translation';
import type { Placeholder } from '@/ui/rich-text/rich-text';
import classes from '@/ui/rich-text/rich-text-editor.module.css';

interface PlaceholderButtonsProps {
  readonly placeholders: readonly Placeholder[];
  readonly onInsert: (placeholder: Placeholder) => void;
}

/** Buttons that write a placeholder where the cursor is. */
export function PlaceholderButtons({ placeholders, onInsert }: PlaceholderButtonsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes.placeholders}>
      <span id={id}>{t('richText.placeholders')}</span>
      {placeholders.map((placeholder) => (
        <Button
          key={placeholder.label}
          size="compact-sm"
          variant="default"
          onMouseDown={(event) => {
            // The chosen text stays chosen.
            event.preventDefault();
          }}
          onClick={() => {
            onInsert(placeholder);
          }}
        >
          {placeholder.label}
        </Button>
      ))}
    </div>
  );
}
