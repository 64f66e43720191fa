import { lendAuthorization } from '@/api/authentication/caller-store';
import { getPresetUser } from '@/api/authentication/get-preset-user';
import { login } from '@/api/authentication/login';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT } from '@/domain/auth/user-type';
import { printRefusal } from '@/domain/reports/print/print-refusal';
import { PrintRefusedError } from '@/domain/reports/print/print-refused-error';
import { ApiError } from '@/lib/http/api-error';

/** How a report is followed and stopped while it is made. */
export interface PrintRun {
  /** Told what is being done now, in words. */
  readonly onStep: (words: string) => void;
  readonly signal: AbortSignal;
}

/** Makes the report of an order for whoever calls are made for. */
export type MakeReport<Report> = (order: string, run: PrintRun) => Promise<Report>;

/** The server waited in vain for its licence key, and says so in the message alone. */
const KEY_TIMEOUT = /^\s*timeout\s*$/i;

/** No word of the server within the time is its licence key's fault as well; every other failure stays what it is. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const isKeyMissing = error.kind === 'timeout' || KEY_TIMEOUT.test(error.envelope?.message ?? '');
  return isKeyMissing ? new PrintRefusedError('key') : error;
}

/** Signs the preset user in. The account passes through and is kept nowhere. */
async function signInPreset(signal: AbortSignal): Promise<Authorization> {
  const credentials = await getPresetUser(signal);
  if (credentials === null) throw new PrintRefusedError('no-user');
  const outcome = await login(credentials, signal).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (outcome.kind === 'refused') throw new PrintRefusedError(printRefusal(outcome.entries));
  const { authorization, changePassword } = outcome;
  if (changePassword && authorization.type === PATIENT) throw new PrintRefusedError('expired');
  return authorization;
}

/**
 * The report of a print link (docs/behaviour.md §2): the preset user is signed in for as long as the report is made, and
 * forgotten whatever comes of it. Rejects with `PrintRefusedError`, `ApiError` and what `makeReport` rejects.
 */
export async function printReport<Report>(
  order: string,
  makeReport: MakeReport<Report>,
  run: PrintRun,
): Promise<Report> {
  const forget = lendAuthorization(await signInPreset(run.signal));
  try {
    return await makeReport(order, run);
  } finally {
    forget();
  }
}
