import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core';
import { lazy, Suspense, use } from 'react';

import '@mantine/core/styles/Checkbox.layer.css';

import { PatientReader } from '@/i18n/patient-reader';
import { useTranslation } from '@/i18n/translation';
import { showsPdf } from '@/lib/files/download';
import { canSharePdf } from '@/lib/files/share-file';
import { runtimeConfig } from '@/lib/runtime-config';
import { useIsNarrow } from '@/ui/window/use-is-narrow';

import { ProtectionChoice, ProtectionNote } from './protection/protection-note';
import classes from './report-outputs.module.css';
import type { ReportDelivery } from './use-report-delivery';
import type { ReadyReport } from './use-report-job';

/** What draws it is heavy and may be gone; the report does not depend on its picture. */
const FirstPage = lazy(() =>
  import('@/ui/pdf-viewer/pdf-page').then(
    (module) => ({ default: module.FirstPage }),
    () => ({ default: () => null }),
  ),
);

/** Pixels. */
const PICTURE = 132;

interface ReportOutputsProps {
  readonly delivery: ReportDelivery;
  readonly report: ReadyReport;
}

/** Makes the report anew in large letters, or as it was. */
export function LargePrintChoice({ delivery }: Pick<ReportOutputsProps, 'delivery'>) {
  const { t } = useTranslation();
  if (runtimeConfig().reportEngine !== 'builtin') return null;
  return (
    <Checkbox
      checked={delivery.isLargePrint}
      onChange={({ currentTarget }) => {
        delivery.makeInLargePrint(currentTarget.checked);
      }}
      label={t('reports.largePrint')}
    />
  );
}

/** The ways a finished report reaches the reader: first the one that fits reader and device. */
export function ReportOutputs({ delivery, report }: ReportOutputsProps) {
  const { t } = useTranslation();
  const isPatient = use(PatientReader);
  const isNarrow = useIsNarrow();
  const { refused, protection, isLeaving } = delivery;
  const wayOfAll = isPatient || isNarrow ? 'open' : 'print';
  const first = isNarrow && canSharePdf() ? 'share' : wayOfAll;
  const ways = (['share', 'open', 'download', 'print'] as const).filter(
    (way) => way !== first && (way !== 'share' || canSharePdf()),
  );
  const choice = protection.required === null && <ProtectionChoice protection={protection} />;
  const hasLargePrint = runtimeConfig().reportEngine === 'builtin';
  return (
    <>
      <ProtectionNote protection={protection} />
      <div className={classes.outputs}>
        <div className={classes.picture}>
          <Suspense fallback={null}>
            <FirstPage key={report.url} pdf={report.pdf} width={PICTURE} />
          </Suspense>
        </div>
        <Stack gap="xs" className={classes.ways}>
          <Button
            onClick={() => {
              delivery[first](report);
            }}
          >
            {t(first === 'share' ? 'reports.shareOrSave' : `reports.${first}`)}
          </Button>
          {ways.map((way) => (
            <Button
              key={way}
              variant="subtle"
              onClick={() => {
                delivery[way](report);
              }}
            >
              {t(`reports.${way}`)}
            </Button>
          ))}
          {(hasLargePrint || choice !== false) && (
            <details className={classes.options}>
              <summary>{t('reports.options')}</summary>
              <Stack gap="xs" mt="xs">
                <LargePrintChoice delivery={delivery} />
                {choice}
              </Stack>
            </details>
          )}
        </Stack>
      </div>
      {refused !== null && (
        <Alert color="red" role="alert">
          {refused}
        </Alert>
      )}
      <Text role="status" size="sm">
        {isLeaving && t('reports.protection.protecting')}
      </Text>
      {!showsPdf() && <Text size="sm">{t('viewer.noViewer')}</Text>}
    </>
  );
}
