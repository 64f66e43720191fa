import type { Day } from '@/domain/base/day';
import type { ReportOrder } from '@/domain/reports/content/report-order';

/** What a report's password is taken from (`reportPassword`). */
export type PasswordSource = 'patientId' | 'birthDate' | 'orderNumber';

/** How the laboratory's wish for a protected report is met: by a password that the order holds, or by one that is agreed upon. */
export type RequiredProtection =
  { readonly source: PasswordSource; readonly password: string } | { readonly source: 'ask' };

interface PasswordPolicy {
  /** As the installation says. */
  readonly source: PasswordSource | 'ask';
  /** The calendar day of an instant at the laboratory. */
  readonly dayOf: (instant: number) => Day;
}

/** Six to 32 characters that every keyboard has and every reader of PDF files encodes alike. */
const PASSWORD = /^[\x21-\x7e]{6,32}$/;
/** A document number in letters and digits: with any other sign, nobody knows whether to type it. */
const TYPED_ALIKE = /^[\dA-Za-z]+$/;
/** Digits and capitals without those that look alike: 0 and O, 1 and I. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** Whether a text may lock a report. An empty password would lock nothing and look as if it did. */
export function isReportPassword(text: string): boolean {
  return PASSWORD.test(text);
}

/** A new password of eight characters: a trillion of them. `randomBelow` gives a whole number from 0 to below its argument. */
export function reportCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () =>
    CHARACTERS.charAt(randomBelow(CHARACTERS.length)),
  ).join('');
}

/** The eight digits DDMMYYYY. */
function dayDigits({ year, month, day }: Day): string {
  return [day, month, year].map((part) => String(part).padStart(2, '0')).join('');
}

function textFrom(
  source: PasswordSource,
  { patient, orderNumber }: Pick<ReportOrder, 'patient' | 'orderNumber'>,
  dayOf: PasswordPolicy['dayOf'],
): string {
  switch (source) {
    case 'patientId':
      return patient.patientId.replaceAll(/[.\s]/g, '');
    case 'birthDate':
      return patient.birthday === null ? '' : dayDigits(dayOf(patient.birthday));
    case 'orderNumber':
      return orderNumber;
  }
}

/**
 * How an order's report is protected; null where the laboratory does not ask for it. What the order lacks, or holds in signs that
 * people type differently, is asked for.
 */
export function requiredProtection(
  order: Pick<ReportOrder, 'patient' | 'orderNumber' | 'mustProtect'>,
  { source, dayOf }: PasswordPolicy,
): RequiredProtection | null {
  if (!order.mustProtect) return null;
  if (source === 'ask') return { source };
  const password = textFrom(source, order, dayOf);
  const isUsable = TYPED_ALIKE.test(password) && isReportPassword(password);
  return isUsable ? { source, password } : { source: 'ask' };
}
