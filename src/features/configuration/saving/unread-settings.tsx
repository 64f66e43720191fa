import { Alert } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';

import { configurationOptions } from '@/api/configuration/get-configuration';
import { lostCount } from '@/domain/configuration/configuration-entry';
import { EDITOR_KEYS } from '@/domain/configuration/editor-values';
import { useTranslation } from '@/i18n/translation';

import classes from './unread-settings.module.css';

/** Which stored settings could not be read, by the names that the dialog gives them, and what holds meanwhile. Nothing when all could. */
export function UnreadSettings() {
  const { t } = useTranslation();
  const { unread } = useSuspenseQuery(configurationOptions()).data;
  const { keys, nameless } = unread;
  const count = lostCount(unread);
  if (count === 0) return null;
  const names = keys.map((key) => {
    const edited = EDITOR_KEYS.find((candidate) => candidate === key.normalize('NFC'));
    return edited === undefined ? key : t(`configuration.label.${edited}`);
  });
  if (nameless > 0) names.push(t('configuration.unread.nameless', { count: nameless }));
  return (
    <Alert
      role="status"
      color="orange"
      className={classes.notice}
      title={t('configuration.unread.title', { count })}
    >
      <p className={classes.names}>{names.join(', ')}</p>
      {t('configuration.unread.help')}
    </Alert>
  );
}
