import type { TFunction } from 'i18next';

import type { UserTypeCode } from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { EDITOR_KEYS } from '@/domain/configuration/editor-values';
import { KEYS_BY_NAME } from '@/domain/configuration/keys';
import { USER_TYPE_FIELDS } from '@/domain/user-types/user-type-edits';
import { placeOf, placeOfType } from '@/features/configuration/tabs/field-place';

import type { SettingEntry } from './search-settings';

interface EntrySources {
  readonly t: TFunction;
  readonly form: AdministrationForm;
  /** What a type is called; null where it is not shown. */
  readonly typeName: (type: UserTypeCode) => string | null;
}

/** Settings of the LIS are told by their own names: who looks for them learns where they are changed. */
function ofTheLis({ t }: EntrySources): readonly SettingEntry[] {
  return [...KEYS_BY_NAME].flatMap(([name, { owner }]) =>
    owner === 'portal'
      ? []
      : [
          {
            id: name,
            label: name,
            help: '',
            wireName: name,
            where: t('configuration.find.lis'),
            place: null,
          },
        ],
  );
}

/** Every setting that somebody may look for: those of the keys' table, the fields of the user types, and those of the LIS. */
export function settingEntries(sources: EntrySources): readonly SettingEntry[] {
  const { t, form, typeName } = sources;
  const ofKeys = EDITOR_KEYS.map((key): SettingEntry => {
    const place = placeOf(key, form.configuration);
    return {
      id: key,
      label: t(`configuration.label.${key}`),
      help: t(`configuration.help.${key}`),
      wireName: key,
      where: t(`configuration.tab.${place.tab}`),
      place,
    };
  });
  const ofTypes = form.userTypes.flatMap(({ type }, row) => {
    const name = typeName(type);
    if (name === null) return [];
    return USER_TYPE_FIELDS.map((field): SettingEntry => {
      const label = t(`configuration.userType.${field}`);
      return {
        id: `${type}.${field}`,
        label: t('configuration.fieldOfType', { type: name, field: label }),
        help: t(`configuration.userType.${field}Help`),
        wireName: field,
        where: t('configuration.tab.userTypes'),
        place: placeOfType(row, field),
      };
    });
  });
  return [...ofKeys, ...ofTypes, ...ofTheLis(sources)];
}
