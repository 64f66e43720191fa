import { useTranslation } from 'react-i18next';

import type { PrintRefusal } from '@/domain/reports/print/print-refusal';

import { PrintMessage, type Again } from './print-message';

interface PrintRefusedProps {
  readonly refusal: PrintRefusal;
  /** How the laboratory can be reached, line by line. */
  readonly contact: readonly string[];
  readonly again?: Again | null;
}

/** What a visitor can do about it: a link that is none needs another, whatever is wrong with the preset account needs the laboratory. */
function plainOf(refusal: PrintRefusal): 'link' | 'key' | 'account' {
  return refusal === 'link' || refusal === 'key' ? refusal : 'account';
}

/** Why a link shows no report: in people's words, and with the specification's for the laboratory. */
export function PrintRefused({ refusal, contact, again = null }: PrintRefusedProps) {
  const { t } = useTranslation();
  const plain = plainOf(refusal);
  return (
    <PrintMessage
      title={t(`print.plain.${plain}.title`)}
      text={t(`print.plain.${plain}.text`)}
      detail={
        <>
          <p>{t(`print.refused.${refusal}`)}</p>
          {plain === 'account' && refusal !== 'no-user' && <p lang="en">{t('print.contact')}</p>}
        </>
      }
      contact={contact}
      again={again}
    />
  );
}
