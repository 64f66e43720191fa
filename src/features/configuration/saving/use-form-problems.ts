import type { FieldErrors } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { EDITOR_KEYS, type EditorKey } from '@/domain/configuration/editor-values';

import type { FieldPlace } from '@/features/configuration/tabs/field-place';
import { FORM_TABS, tabOf, type FormTab } from '@/features/configuration/tabs/form-tabs';
import { useDemographicName } from '@/features/configuration/tabs/use-demographic-name';
import { useProblemText } from '@/features/configuration/fields/use-problem-text';
import { useTypeName } from '@/features/configuration/tabs/use-type-name';
import { useTranslation } from '@/i18n/translation';

/** One field that has to be corrected before saving. */
export interface FormProblem extends FieldPlace {
  readonly name: `configuration.${EditorKey}` | `userTypes.${number}.quantity`;
  readonly label: string;
  readonly text: string;
}

/** What is wrong with a form, in the order of its tabs. */
export function useFormProblems(
  userTypes: AdministrationForm['userTypes'],
): (errors: FieldErrors<AdministrationForm>) => readonly FormProblem[] {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const nameOf = useTypeName(useDemographicName());

  return (errors) => {
    const ofConfiguration = EDITOR_KEYS.flatMap((key): FormProblem[] => {
      const text = problemText(errors.configuration?.[key]?.type);
      const label = t(`configuration.label.${key}`);
      return text === undefined
        ? []
        : [{ tab: tabOf(key), name: `configuration.${key}`, label, text }];
    });
    const ofUserTypes = userTypes.flatMap(({ type }, at): FormProblem[] => {
      const text = problemText(errors.userTypes?.[at]?.quantity?.type);
      const field = t('configuration.userType.quantity');
      const label = t('configuration.fieldOfType', { type: nameOf(type), field });
      return text === undefined
        ? []
        : [{ tab: 'userTypes', name: `userTypes.${at}.quantity`, label, text }];
    });
    const inOrder = (tab: FormTab) => FORM_TABS.indexOf(tab);
    return [...ofConfiguration, ...ofUserTypes].toSorted(
      (one, other) => inOrder(one.tab) - inOrder(other.tab),
    );
  };
}
