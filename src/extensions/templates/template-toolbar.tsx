import { ActionIcon, Button, Checkbox, NativeSelect, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { FoldMenu } from '@/ui/fold-menu';

import { ComparingDialog } from './comparing-dialog';
import type { TemplateState, TemplateStore } from './editing/template-store';
import { OpeningDialog } from './opening/opening-dialog';
import { SHOWN, type Trial } from './preview/template-preview';
import { SavingDialog } from './saving-dialog';
import classes from './template-editor.module.css';

const SEPARATOR = ' · ';
const KEYS = { undo: 'Control+Z', redo: 'Control+Shift+Z' } as const;
const SIGNS = { undo: '↶', redo: '↷' } as const;

interface DialogButtonProps {
  readonly label: string;
  readonly variant?: 'filled' | 'default';
  readonly renderDialog: (close: () => void) => ReactNode;
}

function DialogButton({ label, variant = 'default', renderDialog }: DialogButtonProps) {
  const { open, dialog } = useDialog(renderDialog);
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {dialog}
    </>
  );
}

interface TemplateToolbarProps {
  readonly store: TemplateStore;
  readonly state: TemplateState;
  readonly wrong: number;
  readonly hasEdits: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** What the paper shows; null while it is out of sight. */
  readonly trial: Trial | null;
  readonly onTrial: (trial: Trial) => void;
  /** The checks. */
  readonly children: ReactNode;
}

/** What is edited, and what can be done with the template as a whole. */
export function TemplateToolbar(props: TemplateToolbarProps) {
  const { store, state, wrong, hasEdits, onUndo, onRedo, trial, onTrial, children } = props;
  const { t } = useTranslation();
  const { past, present, future } = state.history;
  const { draft, name } = present;
  const about = [`${name}.json`, ...(hasEdits ? [t('templates.unsaved')] : [])];
  const step = (way: keyof typeof KEYS, onClick: (() => void) | null) => (
    <ActionIcon
      variant="default"
      size="input-sm"
      aria-label={t(`templates.${way}`)}
      title={t(`templates.${way}`)}
      aria-keyshortcuts={KEYS[way]}
      aria-disabled={onClick === null}
      data-disabled={onClick === null || undefined}
      onClick={onClick ?? undefined}
    >
      <span aria-hidden>{SIGNS[way]}</span>
    </ActionIcon>
  );
  return (
    <header className={classes.head}>
      <ActionIcon
        component={Link}
        to="/dashboard"
        variant="subtle"
        size="input-sm"
        className={classes.back}
        aria-label={t('templates.back')}
        title={t('templates.back')}
      >
        <span aria-hidden>‹</span>
      </ActionIcon>
      <div className={classes.titles}>
        <Title order={1} size="h3">
          {t('templates.title')}
        </Title>
        <Text size="sm" c="dimmed" translate="no">
          {about.join(SEPARATOR)}
        </Text>
      </div>
      <div role="group" aria-label={t('templates.tools')} className={classes.toolbar}>
        <FoldMenu label={t('templates.form')} sign={`${t('templates.form')} ▾`} isOutlined>
          <DialogButton
            label={t('templates.start')}
            renderDialog={(close) => (
              <OpeningDialog
                base={draft}
                name={name}
                onOpen={(opened) => {
                  store.open(opened);
                }}
                onClose={close}
              />
            )}
          />
          <DialogButton
            label={t('templates.compare')}
            renderDialog={(close) => <ComparingDialog draft={draft} name={name} onClose={close} />}
          />
        </FoldMenu>
        {step('undo', past.length > 0 ? onUndo : null)}
        {step('redo', future.length > 0 ? onRedo : null)}
        {trial !== null && (
          <>
            <NativeSelect
              aria-label={t('templates.preview.sample')}
              className={classes.sample}
              autoComplete="off"
              value={trial.shown}
              data={SHOWN.map((value) => ({ value, label: t(`templates.sample.${value}`) }))}
              onChange={({ currentTarget }) => {
                const shown = SHOWN.find((one) => one === currentTarget.value) ?? 'usual';
                onTrial({ ...trial, shown });
              }}
            />
            <Checkbox
              label={t('templates.preview.preliminary')}
              checked={trial.kind === 'preliminary'}
              onChange={({ currentTarget }) => {
                onTrial({ ...trial, kind: currentTarget.checked ? 'preliminary' : 'final' });
              }}
            />
          </>
        )}
        {children}
        <DialogButton
          label={t('templates.download')}
          variant="filled"
          renderDialog={(close) => (
            <SavingDialog
              template={state.reading.ok ? state.reading.value : null}
              wrong={wrong}
              name={name}
              onSaved={(own) => {
                store.markSaved(own);
              }}
              onClose={close}
            />
          )}
        />
      </div>
    </header>
  );
}
