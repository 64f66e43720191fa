import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { EditorKey } from '@/domain/configuration/editor-values';
import { KEYS_BY_NAME } from '@/domain/configuration/keys';
import type { UserTypeField } from '@/domain/user-types/user-type-edits';
import type { Conflict } from '@/ui/editing/conflict-question';
import { pictureAddress } from '@/ui/page/picture-address';

import type { AdministrationConflict } from './save-administration';
import { fieldId } from './settled-form';
import { useDemographicName } from '@/features/configuration/tabs/use-demographic-name';
import { useTypeName } from '@/features/configuration/tabs/use-type-name';

/** Long enough to tell two texts apart. */
const MAX_SHOWN = 160;

/** What a rich text says. It is shown as text, never as markup. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Both values of every conflict as a person reads them. */
export function useConflictWords() {
  const { t } = useTranslation();
  const nameOf = useTypeName(useDemographicName());

  const shown = (field: EditorKey | UserTypeField, value: string | boolean): ReactNode => {
    if (typeof value === 'boolean') return t(value ? 'editing.on' : 'editing.off');
    if (value.trim() === '') return t('editing.empty');
    const kind = field === 'image' ? 'picture' : KEYS_BY_NAME.get(field)?.kind;
    if (kind === 'picture') return <img src={pictureAddress(value)} alt="" />;
    const text = kind === 'html' ? plainText(value) : value;
    return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  };

  return (conflict: AdministrationConflict, form: AdministrationForm): readonly Conflict[] => {
    if (conflict.part === 'configuration') {
      return conflict.keys.map((key) => ({
        id: key,
        label: t(`configuration.label.${key}`),
        mine: shown(key, form.configuration[key]),
        theirs: shown(key, conflict.current[key]),
      }));
    }
    return conflict.fields.map((place) => {
      const { type, field } = place;
      const valueIn = (rows: readonly AdministrationForm['userTypes'][number][]) =>
        shown(field, rows.find((row) => row.type === type)?.[field] ?? '');
      return {
        id: fieldId(place),
        label: t('configuration.fieldOfType', {
          type: nameOf(type),
          field: t(`configuration.userType.${field}`),
        }),
        mine: valueIn(form.userTypes),
        theirs: valueIn(conflict.current),
      };
    });
  };
}
