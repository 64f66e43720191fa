import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { ModeChoiceProps } from './mode-tabs';
import { SearchIcon } from './search-icon';
import classes from './search-panel.module.css';

/** The search modes as icon buttons, for narrow screens. */
export function ModeButtons({ modes, mode, onChoose, children }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="group" aria-label={t('search.modes')} className={classes.modes}>
        {modes.map((candidate) => (
          <UnstyledButton
            key={candidate}
            className={classes.mode}
            aria-label={t(`search.searchBy.${candidate}`)}
            aria-pressed={candidate === mode}
            onClick={() => {
              onChoose(candidate);
            }}
          >
            <SearchIcon mode={candidate} />
            <span>{t(`search.caption.${candidate}`)}</span>
          </UnstyledButton>
        ))}
      </div>
      {children}
    </>
  );
}
