import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { focusOnce } from '@/ui/rich-text/focus-once';
import { panelKeys } from './panel-keys';
import classes from '@/ui/rich-text/rich-text-editor.module.css';

interface LinkPanelProps {
  /** Empty for a new link. */
  readonly address: string;
  /** Completes what was typed; null when it is no address. */
  readonly read: (typed: string) => string | null;
  readonly onApply: (address: string) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** The address of a link, below the toolbar. */
export function LinkPanel({ address, read, onApply, onRemove, onCancel }: LinkPanelProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(address);
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const complete = read(typed);
    setIsWrong(complete === null);
    if (complete !== null) onApply(complete);
  };
  return (
    <div role="group" aria-label={t('richText.link')} className={classes.panel}>
      <TextInput
        label={t('richText.address')}
        description={t('richText.addressHelp')}
        value={typed}
        error={isWrong && t('richText.addressWrong')}
        {...panelKeys(apply, onCancel)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-gramm="false"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        ref={focusOnce}
      />
      <div className={classes.panelButtons}>
        <Button size="xs" onClick={apply}>
          {t('richText.apply')}
        </Button>
        {address !== '' && (
          <Button size="xs" variant="default" onClick={onRemove}>
            {t('richText.removeLink')}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={onCancel}>
          {t('richText.cancel')}
        </Button>
      </div>
    </div>
  );
}
