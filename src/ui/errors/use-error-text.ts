import { useTranslation } from '@/i18n/translation';
import { ApiError, BUSINESS_RULE } from '@/lib/http/api-error';
import { serverWords } from '@/lib/http/server-words';
import { MissingPartError } from '@/lib/missing-part-error';

const MINUTE = 60;
const HOUR = 3600;

/** How long to wait, in the unit that people say it in: never less than the server asks for. */
interface WaitingTime {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** Two of a unit are the fewest that are told in it, for a rounded one could be nearly twice as long as it has to be. */
export function waitingTime(seconds: number): WaitingTime {
  if (seconds < 2 * MINUTE) return { unit: 'seconds', count: seconds };
  if (seconds < 2 * HOUR) return { unit: 'minutes', count: Math.ceil(seconds / MINUTE) };
  return { unit: 'hours', count: Math.ceil(seconds / HOUR) };
}

/** Told by the web server before the server: trying again changes nothing. */
const TOO_LARGE = 413;

/**
 * Words for a failed call, or for a part that did not come: what happened and what to do. What the server itself said is quoted as
 * plain text; where its business rule said no, nobody is told to try again.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (error instanceof MissingPartError) {
      return t(error.isOffline ? 'errors.kind.offline' : 'errors.route.newVersion');
    }
    if (!(error instanceof ApiError)) return t('errors.kind.unexpected');
    const { kind, envelope, status, waitSeconds } = error;
    if (waitSeconds !== null && waitSeconds > 0) {
      const { unit, count } = waitingTime(waitSeconds);
      return t(`errors.wait.${unit}`, { count });
    }
    if (status === TOO_LARGE) return t('errors.tooLarge');
    if (envelope === null) return t(`errors.kind.${kind}`);
    const words = serverWords(envelope);
    if (envelope.code === BUSINESS_RULE) {
      return words === '' ? t('errors.rule') : t('errors.ruleSaid', { words });
    }
    return words === '' ? t(`errors.kind.${kind}`) : t('errors.said', { words });
  };
}
