import { Radio } from '@mantine/core';

import { DEMOGRAPHIC_USER, PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { LoginType } from '@/domain/user-types/login-types';
import { useTranslation } from '@/i18n/translation';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import classes from './user-type-tiles.module.css';

/** Outlines on a 24 × 24 grid. */
const OUTLINES: Readonly<Record<UserTypeCode, string>> = {
  1: 'M6 3v6a4 4 0 0 0 8 0V3M6 3H4.5M14 3h1.5M10 13v2.5a4.5 4.5 0 0 0 9 0V14m0-4a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  2: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 10a7.5 7.5 0 0 1 15 0',
  3: 'M4 21V6l8-3 8 3v15M2.5 21h19M9 21v-5h6v5M8.5 9.5h1M14.5 9.5h1M8.5 12.5h1M14.5 12.5h1',
  4: 'M9.5 3v6.5L4.6 18a2 2 0 0 0 1.7 3h11.4a2 2 0 0 0 1.7-3l-4.9-8.5V3M8 3h8M7.5 15h9',
  5: 'M8.5 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm7.5.5a2.5 2.5 0 1 0 0-5M3 19a5.5 5.5 0 0 1 11 0m2.5-5a5 5 0 0 1 4.5 5',
  6: 'M12.6 3.5H20v7.4L11.4 19.5a2 2 0 0 1-2.8 0L4 14.9a2 2 0 0 1 0-2.8L12.6 3.5ZM16 7.5h.01',
};

/** The picture of a user type that the laboratory gave none. */
function UserTypeIcon({ type }: { readonly type: UserTypeCode }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden focusable="false">
      <path
        d={OUTLINES[type]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface UserTypeTilesProps {
  readonly types: readonly LoginType[];
  /** Null for nobody. */
  readonly selected: UserTypeCode | null;
  /** Somebody tried to sign in before choosing. */
  readonly isMissing: boolean;
  readonly onSelect: (type: UserTypeCode) => void;
}

/** The choice of the user type: one tile per type with its picture. */
export function UserTypeTiles({ types, selected, isMissing, onSelect }: UserTypeTilesProps) {
  const { t } = useTranslation();
  const select = (value: string) => {
    const chosen = types.find(({ type }) => String(type) === value);
    if (chosen !== undefined) onSelect(chosen.type);
  };
  return (
    <Radio.Group
      size="md"
      label={t(selected === null ? 'login.whoSignsIn' : 'login.userType')}
      error={isMissing && t('login.typeRequired')}
      value={selected === null ? null : String(selected)}
      onChange={select}
    >
      <div className={classes.tiles}>
        {types.map(({ type, name, image }, at) => (
          <Radio.Card
            key={type}
            className={classes.tile}
            value={String(type)}
            tabIndex={type === selected || (selected === null && at === 0) ? 0 : -1}
            data-wide={(type === PATIENT && at === 0) || undefined}
          >
            <span className={classes.picture}>
              <PictureWithFallback src={pictureAddress(image)} alt="" className={classes.image}>
                <UserTypeIcon type={type} />
              </PictureWithFallback>
            </span>
            <span className={classes.name}>
              {type === DEMOGRAPHIC_USER ? name : t(`login.types.${type}`)}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
