import { Button, Group, Stack } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import {
  readPasswordFields,
  type PasswordFields,
} from '@/domain/reports/protection/password-fields';
import { formResolver } from '@/ui/form-resolver';
import { PasswordInput } from '@/ui/password-input';

interface OwnPasswordProps {
  readonly onChosen: (password: string) => void;
  readonly onCancel: () => void;
}

const NOTHING_TYPED: PasswordFields = { password: '', again: '' };

/** The fields for a password that the reader thinks up. Until it is accepted the one before counts. */
export function OwnPassword({ onChosen, onCancel }: OwnPasswordProps) {
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
