import { Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';

import { editorValuesOptions } from '@/api/configuration/get-editor-values';
import { userTypeRowsOptions } from '@/api/user-types/get-user-type-rows';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { WaitingText } from '@/ui/waiting-text';

import classes from './configuration-dialog.module.css';
import { ConfigurationForm } from './configuration-form';

const dialogClasses = {
  content: classes.content,
  header: classes.header,
  body: classes.body,
};

/** Below this width the dialog fills the screen; the dashboard takes turns from here too. */
const NARROW = '(max-width: 60em)';

/** The dialog "Configuración" (docs/behaviour.md §2). It reads configuration and user types anew whenever it opens. */
export function ConfigurationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const configuration = useQuery(editorValuesOptions());
  const userTypes = useQuery(userTypeRowsOptions());
  /** The form's own way out, which asks first. */
  const askToClose = useRef(onClose);
  const failure = configuration.error ?? userTypes.error;
  const retry = () => {
    if (configuration.isError) void configuration.refetch();
    if (userTypes.isError) void userTypes.refetch();
  };

  return (
    <Modal.Root
      opened
      onClose={() => {
        askToClose.current();
      }}
      size="60rem"
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      // The defaults of the theme are those of the whole Modal, not of its parts.
      centered
      lockScroll={false}
      classNames={dialogClasses}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <div className={classes.heading}>
            <Modal.Title>{t('configuration.title')}</Modal.Title>
            <Text size="sm" c="dimmed">
              {t('configuration.version', { version: import.meta.env.PORTAL_VERSION })}
            </Text>
          </div>
          <Modal.CloseButton aria-label={t('app.close')} />
        </Modal.Header>
        <Modal.Body>
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
              {failure === null ? (
                <WaitingText />
              ) : (
                <ErrorAlert
                  title={t('configuration.loadFailed')}
                  error={failure}
                  isRetrying={configuration.isFetching || userTypes.isFetching}
                  onRetry={retry}
                />
              )}
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
