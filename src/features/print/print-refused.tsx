import { useTranslation } from 'react-i18next';

import type { PrintRefusal } from '@/domain/reports/print/print-refusal';

import { PrintMessage, type Again } from './print-message';

interface PrintRefusedProps {
  readonly refusal: PrintRefusal;
  /** How the laboratory can be reached, line by line. */
  readonly contact: readonly string[];
  readonly again?: Again | null;
}

/** Why a link shows no report, in the specification's words (docs/behaviour.md §8, Print screen). */
export function PrintRefused({ refusal, contact, again = null }: PrintRefusedProps) {
  const { t } = useTranslation();
  return (
    <PrintMessage
      title={t('print.contact')}
      titleLanguage="en"
      text={t(`print.refused.${refusal}`)}
      contact={contact}
      again={again}
    />
  );
}
