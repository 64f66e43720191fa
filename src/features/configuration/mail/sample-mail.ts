import { recoveryMail } from '@/domain/mail/recovery-mail';
import { dateTimeFormat, formatInstant } from '@/lib/dates/dates';
import { sanitizeMail } from '@/ui/safe-html/sanitize-mail';

interface Sample {
  readonly template: string;
  readonly user: string;
  readonly laboratory: string;
  /** The laboratory's date format. */
  readonly dateFormat: string;
  readonly now: number;
}

/** The mail of the forgotten password as `features/recovery` builds it, with sample values; its link resets nothing. */
export function sampleMail({ template, user, laboratory, dateFormat, now }: Sample) {
  return recoveryMail(sanitizeMail(template), {
    USER: user,
    LINK: `https://${window.location.host}/?token=0`,
    DATE: formatInstant(now, dateTimeFormat(dateFormat)),
    LAB: laboratory,
  });
}
