import { Alert, Button, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';

import { BrandBar } from '@/ui/page/brand-bar';
import { type PasswordReset, resetPassword } from '@/api/authentication/reset-password';
import { resetRefusal, type ResetRefusal } from '@/domain/password/reset-refusal';
import { useTranslation } from '@/i18n/translation';
import { ApiError } from '@/lib/http/api-error';

import { PasswordForm } from './password-form';
import { mayBeStored, type SaveOutcome } from './save-outcome';
import { resetToken } from './reset-token';
import type { Passwords } from './use-password-fields';
import classes from './password-page.module.css';

/** What came of a reset. */
type ResetOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly refusal: ResetRefusal }
  | { readonly kind: 'failed'; readonly error: unknown };

function refusalOf(error: unknown): ResetRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const { kind, envelope } = error;
  const said = envelope === null ? null : resetRefusal([envelope.message, ...envelope.errorFields]);
  return said ?? (kind === 'unauthorized' ? 'expired' : null);
}

/**
 * Sends the new password with the link's token. Only the server's own word about the link or a refused token ends it; whatever
 * else happens leaves it usable.
 */
async function sendReset(reset: PasswordReset, signal: AbortSignal): Promise<ResetOutcome> {
  try {
    await resetPassword(reset, signal);
    return { kind: 'saved' };
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal === null ? { kind: 'failed', error } : { kind: 'refused', refusal };
  }
}

/** How the link ended: with a new password, or because it no longer works. */
export type ResetEnd = 'saved' | 'not-set' | 'expired';

interface ResetPageProps {
  /** SecurityPolitics is on. */
  readonly policy: boolean;
  /** Called once the new password is stored. */
  readonly onSaved: () => void;
  /** Called when another screen is to take this page's place. */
  readonly onLeave: (end: ResetEnd) => void;
}

const DELAY_MILLISECONDS: Readonly<Record<ResetEnd, number>> = {
  saved: 500,
  'not-set': 2000,
  expired: 2000,
};

/**
 * The view behind a reset link. Nobody knows yet whose link it is, so the rules are the ones of every user; the server has the
 * last word.
 */
export function ResetPage({ policy, onSaved, onLeave }: ResetPageProps) {
  const { t } = useTranslation();
  const [end, setEnd] = useState<ResetEnd | 'maybe-saved' | null>(null);
  const isMaybeStored = useRef(false);

  useEffect(() => {
    if (end === null || end === 'maybe-saved') return undefined;
    const timer = setTimeout(() => {
      onLeave(end);
    }, DELAY_MILLISECONDS[end]);
    return () => {
      clearTimeout(timer);
    };
  }, [end, onLeave]);

  const save = async ({ password }: Passwords, signal: AbortSignal): Promise<SaveOutcome> => {
    const outcome = await sendReset({ token: resetToken() ?? '', password }, signal);
    if (mayBeStored(outcome)) isMaybeStored.current = true;
    if (outcome.kind !== 'refused') return outcome;
    // The attempt without an answer may have used the link up.
    if (isMaybeStored.current) {
      setEnd('maybe-saved');
      return { kind: 'ended' };
    }
    const isExpired = outcome.refusal === 'expired';
    notifications.show({
      message: t(isExpired ? 'recovery.expired' : 'message.0099'),
      color: 'red',
    });
    setEnd(outcome.refusal);
    return { kind: 'ended' };
  };
  const finish = () => {
    onSaved();
    notifications.show({ message: t('message.0098'), color: 'green' });
    setEnd('saved');
  };

  return (
    <div className={classes.page}>
      <BrandBar />
      <main className={classes.main}>
        <section className={classes.card}>
          <Title order={1} size="h3">
            {t('message.0094')}
          </Title>
          {end === null && (
            <>
              <Text size="sm">{t('recovery.resetHelp')}</Text>
              <PasswordForm
                purpose="reset"
                rules={{ policy, administrator: false }}
                userName=""
                onSubmit={save}
                onSaved={finish}
              />
            </>
          )}
          {end === 'saved' && <Text role="status">{t('message.0098')}</Text>}
          {end === 'not-set' && (
            <Alert color="red" role="alert">
              {t('message.0099')}
            </Alert>
          )}
          {end === 'maybe-saved' && (
            <Alert color="orange" role="alert" title={t('password.maybeStoredTitle')}>
              <Text size="sm">{t('password.maybeStoredByLink')}</Text>
              <Button
                variant="default"
                mt="sm"
                onClick={() => {
                  onLeave('not-set');
                }}
              >
                {t('app.home')}
              </Button>
            </Alert>
          )}
          {end === 'expired' && (
            <Alert color="red" role="alert" title={t('recovery.expired')}>
              <Button
                variant="default"
                onClick={() => {
                  onLeave('expired');
                }}
              >
                {t('recovery.requestNew')}
              </Button>
            </Alert>
          )}
        </section>
      </main>
    </div>
  );
}
