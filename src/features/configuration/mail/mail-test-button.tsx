import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { keysIn } from '@/domain/configuration/editor-values';
import { isMailAddress } from '@/domain/mail/mail-address';

import { FieldGroup } from '@/features/configuration/fields/field-group';
import classes from '@/features/configuration/tabs/mail-tab.module.css';
import { MailTestOutcome } from './mail-test-outcome';
import { useMailTest } from './use-mail-test';

/** Sends the mail of the tab, with sample values, to an address that the administrator types. */
export function MailTestButton() {
  const { t } = useTranslation();
  const { dirtyFields } = useFormState<AdministrationForm>();
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { outcome, isSending, send } = useMailTest();
  // The server sends by what is stored.
  const isUnsaved = keysIn('mailServer').some((key) => dirtyFields.configuration?.[key] === true);
  const submit = () => {
    setIsWrong(!isMailAddress(address));
    if (isMailAddress(address)) void send(address.trim());
  };

  return (
    <FieldGroup title={t('configuration.mail.test')}>
      <div className={classes.test}>
        <TextInput
          className={classes.address}
          data-place="mailTest"
          label={t('configuration.mail.testAddress')}
          description={t('configuration.mail.testHelp')}
          error={isWrong && t('configuration.problem.mail')}
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setIsWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would save the whole dialog.
            event.preventDefault();
            submit();
          }}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          data-gramm="false"
        />
        <Button variant="default" loading={isSending} onClick={submit}>
          {t('configuration.mail.testSend')}
        </Button>
        {isUnsaved && (
          <Text size="sm" className={classes.outcome}>
            {t('configuration.mail.testUnsaved')}
          </Text>
        )}
        {outcome !== null && <MailTestOutcome outcome={outcome} />}
      </div>
    </FieldGroup>
  );
}
