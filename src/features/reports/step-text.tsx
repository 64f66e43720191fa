import { useTranslation } from '@/i18n/translation';

import type { StepProgress } from './generate-report';

const MEGABYTE = 1_000_000;
/** Bytes from which an answer takes long enough for somebody to wonder. */
const WORTH_TELLING = MEGABYTE / 2;

/** Where the making of a report has got to; what comes over a slow network is counted, but not read out again and again. */
export function StepText({ progress }: { readonly progress: StepProgress }) {
  const { t, i18n } = useTranslation();
  const { step, received } = progress;
  const megabytes = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <>
      {t(`reports.step.${step}`)}
      {received >= WORTH_TELLING && (
        <span aria-hidden> {megabytes.format(received / MEGABYTE)}</span>
      )}
    </>
  );
}
