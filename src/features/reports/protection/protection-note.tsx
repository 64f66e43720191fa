import { Alert, Checkbox, Stack, Text, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import '@mantine/core/styles/Checkbox.layer.css';

import { useTranslation } from '@/i18n/translation';
import {
  type PasswordFields,
  readPasswordFields,
} from '@/domain/reports/protection/password-fields';
import { formResolver } from '@/ui/form-resolver';
import { PasswordInput } from '@/ui/password-input';

import type { Protection } from './use-protection';
import { GivenCode } from './given-code';

interface OwnPasswordProps {
  readonly onChosen: (password: string) => void;
  readonly onCancel: () => void;
}

const NOTHING_TYPED: PasswordFields = { password: '', again: '' };

/** The fields for a password that the reader thinks up. Until it is accepted the one before counts. */
function OwnPassword({ onChosen, onCancel }: OwnPasswordProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: NOTHING_TYPED,
    resolver: formResolver(readPasswordFields),
  });
  const { errors } = formState;
  const choose = handleSubmit(({ password }) => {
    onChosen(password);
  });
  return (
    <form onSubmit={(event) => void choose(event)} noValidate>
      <Stack gap="xs">
        <PasswordInput
          {...register('password')}
          label={t('reports.protection.ownPassword')}
          description={t('reports.protection.rule')}
          error={errors.password && t('reports.protection.unusable')}
          autoComplete="off"
        />
        <PasswordInput
          {...register('again')}
          label={t('reports.protection.again')}
          error={errors.again && t('message.0100')}
          autoComplete="off"
        />
        <Group gap="xs">
          <Button type="submit" size="compact-sm">
            {t('reports.protection.useOwn')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface AgreedPasswordProps {
  readonly protection: Protection;
  readonly agreed: NonNullable<Protection['agreed']>;
}

/** The password that somebody has to be told: a new code, or one that the reader thinks up. */
function AgreedPassword({ protection, agreed }: AgreedPasswordProps) {
  const { t } = useTranslation();
  const [isTyping, setIsTyping] = useState(false);
  const { code, isOwn } = agreed;
  return (
    <>
      {isOwn ? <Text size="sm">{t('reports.protection.isOwn')}</Text> : <GivenCode code={code} />}
      {isTyping ? (
        <OwnPassword
          onChosen={(password) => {
            protection.choose(password);
            setIsTyping(false);
          }}
          onCancel={() => {
            setIsTyping(false);
          }}
        />
      ) : (
        <Group gap="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setIsTyping(true);
            }}
          >
            {t('reports.protection.writeOwn')}
          </Button>
          {isOwn && (
            <Button variant="subtle" size="compact-sm" onClick={protection.renew}>
              {t('reports.protection.newCode')}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

interface ProtectionNoteProps {
  readonly protection: Protection;
}

/** Says that a report is protected where the laboratory wants it, and which password opens it; nothing where it does not. */
export function ProtectionNote({ protection }: ProtectionNoteProps) {
  const { t } = useTranslation();
  const { required, agreed } = protection;
  if (required === null) return null;
  return (
    <Alert color="blue" role="note" title={t('reports.protection.title')}>
      <Stack gap="xs">
        <Text size="sm">{t(`reports.protection.by.${required.source}`)}</Text>
        {agreed !== null && <AgreedPassword protection={protection} agreed={agreed} />}
      </Stack>
    </Alert>
  );
}

/** The same, and where the laboratory does not want it the reader's own choice. */
export function ProtectionChoice({ protection }: ProtectionNoteProps) {
  const { t } = useTranslation();
  const { required, isWanted, agreed } = protection;
  if (required !== null) return <ProtectionNote protection={protection} />;
  return (
    <Stack gap="xs">
      <Checkbox
        checked={isWanted}
        onChange={({ currentTarget }) => {
          protection.setIsWanted(currentTarget.checked);
        }}
        label={t('reports.protection.choice')}
        description={t('reports.protection.choiceHelp')}
      />
      {agreed !== null && <AgreedPassword protection={protection} agreed={agreed} />}
    </Stack>
  );
}
