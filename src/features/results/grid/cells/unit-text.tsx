import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { MarkedText } from '@/ui/marked-text/marked-text';

/** The unit of a test with its raised and lowered characters, or that it could not be read. */
export function UnitText({ test }: { readonly test: TestResult }) {
  const { t } = useTranslation();
  if (test.unreadable.includes('unit')) return t('results.unreadableText');
  return <MarkedText source={test.unit} />;
}
