import { useController } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { ProposedText } from '@/features/configuration/fields/proposed-text';
import { useTranslation } from '@/i18n/translation';
import { RichTextInput } from '@/ui/rich-text/rich-text-input';

/** The laboratory's terms. An empty text takes their link away. */
export function TermsTab() {
  const { t } = useTranslation();
  const { field } = useController<AdministrationForm, 'configuration.TerminosCondiciones'>({
    name: 'configuration.TerminosCondiciones',
  });
  const { ref, value, onChange } = field;
  return (
    <>
      <RichTextInput
        ref={ref}
        label={t('configuration.label.TerminosCondiciones')}
        description={t('configuration.help.TerminosCondiciones')}
        value={value}
        onChange={onChange}
      />
      <ProposedText name="TerminosCondiciones" value={value} onUse={onChange} />
    </>
  );
}
