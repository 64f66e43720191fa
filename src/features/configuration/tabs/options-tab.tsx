import { isEditorFlag, keysIn } from '@/domain/configuration/editor-values';
import { ChoiceField } from '@/features/configuration/fields/choice-field';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import { FlagField } from '@/features/configuration/fields/flag-field';
import { useTranslation } from '@/i18n/translation';

const GROUPS = ['signIn', 'search', 'results', 'reports'] as const;
const PANIC_CHOICES = ['0', '1', '2'] as const;
const RESULT_CHOICES = ['5', '0'] as const;

/** What the portal offers and shows. */
export function OptionsTab() {
  const { t } = useTranslation();
  const choices = {
    BloqueaPanicos: PANIC_CHOICES.map((value) => ({
      value,
      label: t(`configuration.choice.BloqueaPanicos.${value}`),
    })),
    MostrarResultado: RESULT_CHOICES.map((value) => ({
      value,
      label: t(`configuration.choice.MostrarResultado.${value}`),
    })),
  };
  return GROUPS.map((group) => (
    <FieldGroup key={group} title={t(`configuration.group.${group}`)}>
      {keysIn(group).map((key) =>
        isEditorFlag(key) ? (
          <FlagField key={key} name={key} />
        ) : (
          <ChoiceField key={key} name={key} choices={choices[key]} />
        ),
      )}
    </FieldGroup>
  ));
}
