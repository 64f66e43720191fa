import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import {
  type PasswordFields,
  readPasswordFields,
} from '@/domain/reports/protection/password-fields';
import { useTranslation } from '@/i18n/translation';
import { formResolver } from '@/ui/form-resolver';
import { PasswordInput } from '@/ui/password-input';

import { GivenCode } from './given-code';
import type { Protection } from './use-protection';

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
          error={errors.again && t('reports.protection.different')}
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
export function AgreedPassword({ protection, agreed }: AgreedPasswordProps) {
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
