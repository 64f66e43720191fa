import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { DEMOGRAPHIC_USER, PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { LoginType } from '@/domain/user-types/login-types';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import { UserTypeIcon } from './user-type-icon';
import classes from './user-type-tiles.module.css';

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
