import { Alert, Button, SegmentedControl } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

import { useSettings } from '@/api/configuration/get-configuration';
import { readAuthorization } from '@/api/session/authorization-store';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { useBackClosesDialog } from '@/ui/dialog/use-back-closes-dialog';
import { LeaveQuestion } from '@/ui/editing/leave-question';
import { useUnloadWarning } from '@/ui/editing/use-unload-warning';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';
import type { LeftOut } from './template/take-template';
import type { Draft } from './template/template-draft';

import { CheckList } from './checks/check-list';
import { templateChecks } from './checks/template-checks';
import { type OpenedTemplate, TemplateStore } from './editing/template-store';
import { focusField } from './editing/field-id';
import { TemplateStoreProvider, useTemplateState } from './editing/use-template-store';
import { usePlaceText } from './use-place-text';
import { TemplatePreview, type Trial } from './preview/template-preview';
import { useTriedOrder } from './preview/use-tried-order';
import classes from './template-editor.module.css';
import { sectionOf, TemplateForm, type TemplateSection } from './template-form';
import { TemplateToolbar } from './template-toolbar';

/** So many are named: a file may be of something else altogether. */
const MOST_NAMED = 20;

interface LeftOutNoteProps {
  readonly leftOut: readonly LeftOut[];
  readonly draft: Draft;
  readonly onDismiss: () => void;
}

/** What a file held and the template did not take over: nothing is left out in silence. */
function LeftOutNote({ leftOut, draft, onDismiss }: LeftOutNoteProps) {
  const { t } = useTranslation();
  const placeText = usePlaceText(draft);
  if (leftOut.length === 0) return null;
  const unnamed = leftOut.length - MOST_NAMED;
  return (
    <Alert
      color="yellow"
      role="alert"
      title={t('templates.leftOut.title', { count: leftOut.length })}
    >
      <ul>
        {leftOut.slice(0, MOST_NAMED).map(({ place, reason }, at) => (
          <li key={at}>
            {t('templates.leftOut.item', {
              // What the schema does not know is told as it is written.
              place: reason === 'unknown' ? place : placeText(place),
              reason: t(`templates.leftOut.reason.${reason}`),
            })}
          </li>
        ))}
        {unnamed > 0 && <li>{t('templates.more', { count: unnamed })}</li>}
      </ul>
      <Button variant="default" size="xs" onClick={onDismiss}>
        {t('templates.leftOut.dismiss')}
      </Button>
    </Alert>
  );
}

interface TemplateEditorProps {
  /** The installed template as it is edited. */
  readonly opened: OpenedTemplate;
  /** What the reader may see of a real order. */
  readonly rules: VisibilityRules;
}

type View = 'form' | 'preview';

/** The form of a template and its paper side by side, in turns where there is no room. */
export function TemplateEditor({ opened, rules }: TemplateEditorProps) {
  const { t } = useTranslation();
  const isSmall = useIsSmallWindow();
  const { color } = useSettings().branding;
  const [store] = useState(() => new TemplateStore(opened));
  const [view, setView] = useState<View>('form');
  const [section, setSection] = useState<TemplateSection>('paper');
  const [trial, setTrial] = useState<Trial>({ shown: 'usual', kind: 'final' });
  const tried = useTriedOrder(trial.kind, rules);
  const [told, setTold] = useState('');
  // Once it was drawn it keeps its place, in sight or not.
  const [hasPreview, setHasPreview] = useState(false);
  const isPreviewHidden = isSmall && view !== 'preview';
  if (!isPreviewHidden && !hasPreview) setHasPreview(true);
  const state = useTemplateState(store);
  const { draft, leftOut } = state.history.present;
  const checks = templateChecks(draft, state.reading, color);
  const wrong = checks.filter(({ level }) => level === 'wrong').length;
  const hasEdits = () => {
    const { history, saved } = store.read();
    return history.present.draft !== saved;
  };
  const blocker = useBackClosesDialog(() => isSmall, hasEdits);
  useUnloadWarning(() => readAuthorization() !== null && hasEdits());

  const undo = () => {
    store.undo();
    setTold(t('templates.undone'));
  };
  const redo = () => {
    store.redo();
    setTold(t('templates.redone'));
  };
  useWindowEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
    if (!(ctrlKey || metaKey) || altKey || isInDialog) return;
    const letter = key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return;
    // The browser's own would undo letters of one field only.
    event.preventDefault();
    if (letter === 'y' || shiftKey) redo();
    else undo();
  });

  return (
    <TemplateStoreProvider value={store}>
      <div className={classes.page}>
        <TemplateToolbar
          store={store}
          state={state}
          wrong={wrong}
          hasEdits={hasEdits()}
          onUndo={undo}
          onRedo={redo}
          trial={isPreviewHidden ? null : trial}
          onTrial={(next) => {
            tried.forget();
            setTrial(next);
          }}
        >
          <CheckList
            checks={checks}
            draft={draft}
            onOpen={(path) => {
              flushSync(() => {
                setView('form');
                setSection(sectionOf(path));
              });
              focusField(path);
            }}
          />
        </TemplateToolbar>
        {runtimeConfig().reportEngine === 'stimulsoft' && (
          <Alert role="note" className={classes.note}>
            {t('templates.stimulsoft')}
          </Alert>
        )}
        <LeftOutNote
          leftOut={leftOut}
          draft={draft}
          onDismiss={() => {
            store.dismissLeftOut();
          }}
        />
        {isSmall && (
          <SegmentedControl
            aria-label={t('templates.view')}
            className={classes.views}
            value={view}
            onChange={setView}
            data={[
              { value: 'form', label: t('templates.fields') },
              { value: 'preview', label: t('templates.preview.title') },
            ]}
          />
        )}
        <div className={classes.panes}>
          <main className={classes.form} hidden={isSmall && view !== 'form'}>
            <TemplateForm section={section} onSection={setSection} />
          </main>
          {hasPreview && (
            <div className={classes.preview} hidden={isPreviewHidden}>
              <TemplatePreview
                template={state.lastGood}
                isBehind={!state.reading.ok}
                trial={trial}
                tried={tried}
              />
            </div>
          )}
        </div>
        <p role="status" className={classes.told}>
          {told}
        </p>
      </div>
      <LeaveQuestion
        isOpen={blocker?.state === 'blocked'}
        onStay={() => {
          blocker?.reset?.();
        }}
        onLeave={() => {
          blocker?.proceed?.();
        }}
      />
    </TemplateStoreProvider>
  );
}
