import { Button } from '@mantine/core';
import { useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { RuntimeConfigError } from '@/lib/runtime-config';
import { PageMessage } from '@/ui/page/page-message';

import classes from './problem-list.module.css';

interface StartupFailurePageProps {
  readonly error: unknown;
  /** Resolves once the portal, or this page for another failure, stands there. */
  readonly onRetry: () => Promise<void>;
}

/** `/config.json` is missing or wrong, or a file of the portal itself could not be loaded. */
export function StartupFailurePage({ error, onRetry }: StartupFailurePageProps) {
  const { t } = useTranslation();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  const problems = error instanceof RuntimeConfigError ? error.problems : null;
  return (
    <PageMessage
      title={t(problems === null ? 'errors.startup.unexpectedTitle' : 'errors.startup.title')}
      actions={
        <Button loading={isRetrying} onClick={() => void retry()}>
          {t('app.retry')}
        </Button>
      }
    >
      <div role="alert">
        <p>{t(problems === null ? 'errors.startup.unexpected' : 'errors.startup.help')}</p>
        {problems !== null && (
          <ul className={classes.problems}>
            {problems.map(({ key, problem }) => (
              <li key={`${key} ${problem}`}>
                <code>{key}</code> {t(`errors.runtime.${problem}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageMessage>
  );
}
