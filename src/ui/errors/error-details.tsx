import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { ApiError } from '@/lib/http/api-error';

import { CopyButton } from '@/ui/copy-button';
import classes from './error-details.module.css';

interface ErrorDetailsProps {
  readonly error: unknown;
  /** Buttons that stand before "Detalles". */
  readonly children?: ReactNode;
}

/** What support needs to know about a failed call: no patient data, and never the server's words, which may hold some. */
function useSupportLines(): (error: ApiError) => readonly (readonly [string, string])[] {
  const { t, i18n } = useTranslation();
  return ({ kind, path, server, method, status, envelope, failedAt }) => [
    [t('errors.details.code'), envelope === null ? kind : String(envelope.code)],
    [t('errors.details.status'), status === null ? t('errors.details.none') : String(status)],
    [t('errors.details.address'), `${method} ${server}${path}`.trim()],
    [
      t('errors.details.time'),
      new Date(failedAt).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'long' }),
    ],
  ];
}

/** The row of buttons below a failure, with "Detalles" for support behind one of them where a call failed. */
export function ErrorDetails({ error, children }: ErrorDetailsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const linesOf = useSupportLines();
  const id = useId();
  if (!(error instanceof ApiError)) {
    return children === undefined ? null : <div className={classes.actions}>{children}</div>;
  }
  const lines = linesOf(error);
  return (
    <div className={classes.actions}>
      {children}
      <Button
        size="xs"
        variant="subtle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {t('app.details')}
      </Button>
      <div id={id} hidden={!isOpen} className={classes.details}>
        {isOpen && (
          <>
            <dl className={classes.lines}>
              {lines.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd translate="no">{value}</dd>
                </div>
              ))}
            </dl>
            <CopyButton
              text={lines.map((line) => line.join(': ')).join('\n')}
              label={t('errors.details.copy')}
              copied={t('errors.details.copied')}
            />
          </>
        )}
      </div>
    </div>
  );
}
