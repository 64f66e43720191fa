import { useTranslation } from 'react-i18next';

import { SAMPLE_TESTS, type SampleTest, type SampleWords } from '@/domain/sample/sample-words';

/** What everything of the invented laboratory is called in the portal's language. */
export function useSampleWords(): SampleWords {
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
