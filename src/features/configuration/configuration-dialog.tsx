import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { editorValuesOptions } from '@/api/configuration/get-editor-values';
import { userTypeRowsOptions } from '@/api/user-types/get-user-type-rows';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { WaitingText } from '@/ui/waiting/waiting-text';

import classes from './configuration-dialog.module.css';
import { ConfigurationForm } from './configuration-form';

const dialogClasses = {
  content: classes.content,
  header: classes.header,
  body: classes.body,
};

/** The dialog "Configuración". It reads configuration and user types anew whenever it opens. */
export function ConfigurationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const configuration = useQuery(editorValuesOptions());
  const userTypes = useQuery(userTypeRowsOptions());
  /** The form's own way out, which asks first. */
  const askToClose = useRef(onClose);
  const failed = [configuration, userTypes].filter(({ isError }) => isError);
  const [first] = failed;
  const retry = () => {
    for (const one of failed) void one.refetch();
  };

  return (
    <Dialog
      title={t('configuration.title')}
      note={
        <Text size="sm" c="dimmed">
          {t('configuration.version', { version: import.meta.env.PORTAL_VERSION })}
        </Text>
      }
      onClose={() => {
        askToClose.current();
      }}
      closeOnClickOutside={false}
      fullScreen="narrow"
      size="80rem"
      classNames={dialogClasses}
    >
      {configuration.data !== undefined && userTypes.data !== undefined ? (
        <ConfigurationForm
          loaded={{ configuration: configuration.data, userTypes: [...userTypes.data] }}
          onWayOut={(close) => {
            askToClose.current = close;
          }}
          onClose={onClose}
        />
      ) : (
        <div className={classes.message}>
          {first === undefined ? (
            <WaitingText />
          ) : (
            <ErrorAlert
              title={t('configuration.loadFailed')}
              error={first.error}
              isRetrying={failed.some(({ isFetching }) => isFetching)}
              onRetry={retry}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
