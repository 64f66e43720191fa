import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { LeftOut } from '@/reporting/template/take-template';
import type { Draft } from '@/reporting/template/template-draft';

import { usePlaceText } from './use-place-text';

/** So many are named: a file may be of something else altogether. */
const MOST_NAMED = 20;

interface LeftOutNoteProps {
  readonly leftOut: readonly LeftOut[];
  readonly draft: Draft;
  readonly onDismiss: () => void;
}

/** What a file held and the template did not take over: nothing is left out in silence. */
export function LeftOutNote({ leftOut, draft, onDismiss }: LeftOutNoteProps) {
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
