import { Text } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { configurationOptions, useSettings } from '@/api/configuration/get-configuration';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { NOTHING_LOST } from '@/domain/configuration/configuration-entry';
import { previewedSettings } from '@/domain/configuration/previewed-settings';
import { sampleReport } from '@/domain/sample/sample-report';
import { EmbeddedReport } from '@/features/reports/embedded-report';
import { SampleOrderContext } from '@/features/reports/use-report-context';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { today } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';
import { Dialog } from '@/ui/dialog/dialog';
import { SAMPLE_TESTS, type SampleTest, type SampleWords } from '@/domain/sample/sample-words';
import { useTranslation } from '@/i18n/translation';

import classes from './setup-tab.module.css';

/** What everything of the invented laboratory is called in the portal's language. */
function useSampleWords(): SampleWords {
  const { t } = useTranslation();
  const tests = SAMPLE_TESTS.map((test) => [test, t(`sample.test.${test}`)] as const);
  return {
    patient: [t('sample.patient.name'), t('sample.patient.surname')],
    documentType: t('sample.documentType'),
    area: {
      chemistry: t('sample.area.chemistry'),
      hematology: t('sample.area.hematology'),
      immunology: t('sample.area.immunology'),
    },
    profile: t('sample.profile'),
    test: Object.fromEntries(tests) as Record<SampleTest, string>,
    notReactive: t('sample.notReactive'),
    physician: t('sample.physician'),
    branch: t('sample.branch'),
    service: t('sample.service'),
    validator: [t('sample.validator.name'), t('sample.validator.surname')],
  };
}

/** All that is validated: a report that somebody might withhold would show nothing of the template. */
const RULES: VisibilityRules = {
  onlyValidated: true,
  panicBlocking: 'none',
  seesConfidential: true,
};

const HOURS_AGO = 3 * 3_600_000;

/** An invented order's report, drawn with the installed template and the settings of the form around it, saved or not. */
export function SampleReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const saved = useSettings();
  const words = useSampleWords();
  const { getValues } = useFormContext<AdministrationForm>();
  // As it was opened: neither the minute nor a setting changes the paper in somebody's hand.
  const [{ client, sample }] = useState(() => {
    const settings = previewedSettings(saved, getValues('configuration'));
    // A cache that asks nobody: nothing of the invented order is known to a server.
    const cache = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    cache.setQueryData(configurationOptions().queryKey, {
      ...{ settings, unread: NOTHING_LOST, entries: 1 },
    });
    const time = {
      ...{ today: today(), takenAt: serverNow() - HOURS_AGO },
      orderDigits: settings.search.orderDigits,
    };
    return { client: cache, sample: sampleReport(words, time) };
  });
  return (
    <Dialog title={t('setup.sampleTitle')} onClose={onClose} fullScreen="narrow" size="60rem">
      <Text size="sm" c="dimmed">
        {t('setup.sampleNote')}
      </Text>
      <div className={classes.report}>
        <QueryClientProvider client={client}>
          <SampleOrderContext value={sample}>
            <EmbeddedReport answeredAt={0} kind="final" order="" patient={null} rules={RULES} />
          </SampleOrderContext>
        </QueryClientProvider>
      </div>
    </Dialog>
  );
}
