import { Button } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';

import { ComparingDialog } from './comparing-dialog';
import type { TemplateState, TemplateStore } from './editing/template-store';
import { OpeningDialog } from './opening/opening-dialog';
import { SavingDialog } from './saving-dialog';
import classes from './template-editor.module.css';

const KEYS = { undo: 'Control+Z', redo: 'Control+Shift+Z' } as const;

interface TemplateToolbarProps {
  readonly store: TemplateStore;
  readonly state: TemplateState;
  readonly wrong: number;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** What can be done with the template as a whole. */
export function TemplateToolbar(props: TemplateToolbarProps) {
  const { store, state, wrong, onUndo, onRedo } = props;
  const { t } = useTranslation();
  const { past, present, future } = state.history;
  const { draft, name } = present;
  const opening = useDialog((close) => (
    <OpeningDialog
      base={draft}
      name={name}
      onOpen={(opened) => {
        store.open(opened);
      }}
      onClose={close}
    />
  ));
  const comparing = useDialog((close) => (
    <ComparingDialog draft={draft} name={name} onClose={close} />
  ));
  const saving = useDialog((close) => (
    <SavingDialog
      template={state.reading.ok ? state.reading.value : null}
      wrong={wrong}
      name={name}
      onSaved={(own) => {
        store.markSaved(own);
      }}
      onClose={close}
    />
  ));
  const step = (label: string, keys: string, onClick: (() => void) | null) => (
    <Button
      variant="default"
      aria-keyshortcuts={keys}
      aria-disabled={onClick === null}
      data-disabled={onClick === null || undefined}
      onClick={onClick ?? undefined}
    >
      {label}
    </Button>
  );
  return (
    <div role="toolbar" aria-label={t('templates.tools')} className={classes.toolbar}>
      <Button variant="default" aria-haspopup="dialog" onClick={opening.open}>
        {t('templates.start')}
      </Button>
      {step(t('templates.undo'), KEYS.undo, past.length > 0 ? onUndo : null)}
      {step(t('templates.redo'), KEYS.redo, future.length > 0 ? onRedo : null)}
      <Button variant="default" aria-haspopup="dialog" onClick={comparing.open}>
        {t('templates.compare')}
      </Button>
      <Button aria-haspopup="dialog" onClick={saving.open}>
        {t('templates.download')}
      </Button>
      {opening.dialog}
      {comparing.dialog}
      {saving.dialog}
    </div>
  );
}
