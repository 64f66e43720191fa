import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { LABORATORY_USER } from '@/domain/auth/user-type';
import { SampleWorld } from '@/features/configuration/preview/sample-world';
import { useSampleLaboratory } from '@/features/configuration/preview/use-sample-laboratory';
import { EmbeddedReport } from '@/features/reports/embedded-report';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { Dialog } from '@/ui/dialog/dialog';

import classes from './setup-tab.module.css';

/** All that is validated: a report that somebody might withhold would show nothing of the template. */
const RULES: VisibilityRules = {
  onlyValidated: true,
  panicBlocking: 'none',
  seesConfidential: true,
};

/** An invented order's report, drawn with the installed template and the settings of the form around it, saved or not. */
export function SampleReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const laboratory = useSampleLaboratory(LABORATORY_USER);
  return (
    <Dialog title={t('setup.sampleTitle')} onClose={onClose} fullScreen="narrow" size="60rem">
      <Text size="sm" c="dimmed">
        {t('setup.sampleNote')}
      </Text>
      <div className={classes.report}>
        <SampleWorld laboratory={laboratory}>
          <EmbeddedReport answeredAt={0} kind="final" order="" patient={null} rules={RULES} />
        </SampleWorld>
      </div>
    </Dialog>
  );
}
