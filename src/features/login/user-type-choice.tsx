import { Button, Radio } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';

import { DEMOGRAPHIC_USER, type UserTypeCode } from '@/domain/auth/user-type';
import type { LoginType } from '@/domain/user-types/login-types';
import { useTranslation } from '@/i18n/translation';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import classes from './user-type-choice.module.css';

/** On a phone the first ones stand in sight; a single one more would save nothing by hiding. */
const FIRST = 2;

interface UserTypeChoiceProps {
  readonly types: readonly LoginType[];
  /** Null for nobody. */
  readonly selected: UserTypeCode | null;
  /** Somebody tried to sign in before choosing. */
  readonly isMissing: boolean;
  readonly onSelect: (type: UserTypeCode) => void;
  /** Somebody pointed at a type, and goes on to its fields. */
  readonly onPointed: () => void;
}

/**
 * The choice of the user type: segments at a desk; on a phone rows, of which the chosen one alone stays. Folded ones stay radios
 * for keys, screen readers and whoever finds them by name.
 */
export function UserTypeChoice(props: UserTypeChoiceProps) {
  const { types, selected, isMissing, onSelect, onPointed } = props;
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(selected === null);
  const [showsOthers, setShowsOthers] = useState(false);
  const nameOf = ({ type, name }: LoginType) =>
    type === DEMOGRAPHIC_USER ? name : t(`login.types.${type}`);
  const others = types.length > FIRST + 1 ? types.slice(FIRST) : [];
  const hidesOthers = !showsOthers && !others.some(({ type }) => type === selected);
  const isFolded = !isOpen && selected !== null;
  const point = ({ detail }: MouseEvent) => {
    // The keys go from one to the next through those that they only pass.
    if (detail === 0) return;
    setIsOpen(false);
    onPointed();
  };
  const change = () => {
    setIsOpen(true);
    group.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  };
  return (
    <Radio.Group
      label={t('login.userType')}
      error={isMissing && t('login.typeRequired')}
      classNames={{ label: classes.label }}
      value={selected === null ? null : String(selected)}
      onChange={(value) => {
        const chosen = types.find(({ type }) => String(type) === value);
        if (chosen !== undefined) onSelect(chosen.type);
      }}
    >
      <div ref={group} className={classes.types} data-folded={isFolded || undefined}>
        {types.map((offered, at) => (
          <Radio.Card
            key={offered.type}
            className={classes.type}
            value={String(offered.type)}
            tabIndex={offered.type === selected || (selected === null && at === 0) ? 0 : -1}
            data-other={(hidesOthers && others.includes(offered)) || undefined}
            onClick={point}
          >
            <PictureWithFallback
              src={pictureAddress(offered.image)}
              alt=""
              className={classes.image}
            >
              {null}
            </PictureWithFallback>
            <span className={classes.name}>{nameOf(offered)}</span>
          </Radio.Card>
        ))}
        {isFolded && (
          <Button variant="subtle" className={classes.turn} onClick={change}>
            {t('login.changeType')}
          </Button>
        )}
        {!isFolded && others.length > 0 && hidesOthers && (
          <Button
            variant="subtle"
            className={classes.turn}
            aria-expanded={false}
            onClick={() => {
              setShowsOthers(true);
            }}
          >
            {t('login.otherTypes')}
            <span className={classes.names}>{others.map(nameOf).join(' · ')}</span>
          </Button>
        )}
      </div>
    </Radio.Group>
  );
}
