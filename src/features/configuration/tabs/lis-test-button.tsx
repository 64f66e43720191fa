import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { getAreas } from '@/api/catalogues/get-areas';
import { lisAt } from '@/api/origins';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { useTranslation } from '@/i18n/translation';
import { isNotConfigured } from '@/lib/http/api-error';
import { runtimeConfig } from '@/lib/runtime-config';
import { FailureAlert } from '@/ui/errors/failure-alert';
import { useErrorText } from '@/ui/errors/use-error-text';
import { useSingleCall } from '@/ui/waiting/use-single-call';

import classes from './lis-test-button.module.css';

type LisTestResult =
  | { readonly kind: 'areas'; readonly address: string; readonly count: number }
  | { readonly kind: 'failed'; readonly address: string; readonly error: unknown };

/** Asks the LIS at the address as it is typed for its areas and says what came back. */
export function LisTestButton() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const address = useWatch<AdministrationForm, 'configuration.ServiciosLISUrl'>({
    name: 'configuration.ServiciosLISUrl',
  });
  const [result, setResult] = useState<LisTestResult | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const callOnce = useSingleCall();

  const ask = async () => {
    setIsAsking(true);
    try {
      const areas = await callOnce((signal) => getAreas(signal, lisAt(address)));
      if (areas !== null) setResult({ kind: 'areas', address, count: areas.items.length });
    } catch (error) {
      // A refused token is this address's answer, not the end of the session.
      setResult({ kind: 'failed', address, error });
    } finally {
      setIsAsking(false);
    }
  };
  // What was found out about another address says nothing about this one.
  const current = result?.address === address ? result : null;
  const { lisUrl: fixed } = runtimeConfig();

  return (
    <div className={classes.test}>
      <Button
        variant="default"
        size="xs"
        loading={isAsking}
        disabled={address.trim() === ''}
        onClick={() => void ask()}
      >
        {t('configuration.lis.test')}
      </Button>
      {fixed !== '' && (
        <Text size="sm">{t('configuration.lis.overridden', { address: fixed })}</Text>
      )}
      {current?.kind === 'areas' && (
        <Alert color={current.count === 0 ? 'orange' : 'green'} role="status">
          {t('configuration.lis.areas', { count: current.count })}
        </Alert>
      )}
      {current?.kind === 'failed' && (
        <FailureAlert title={t('configuration.lis.failed')} error={current.error}>
          {isNotConfigured(current.error)
            ? t('configuration.problem.lisUrl')
            : errorText(current.error)}
        </FailureAlert>
      )}
    </div>
  );
}
