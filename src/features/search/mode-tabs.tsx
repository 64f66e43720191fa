import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SearchMode } from './search-mode';
import classes from './search-panel.module.css';

export interface ModeChoiceProps {
  readonly modes: readonly SearchMode[];
  readonly mode: SearchMode;
  readonly onChoose: (mode: SearchMode) => void;
  /** The form of the chosen mode. */
  readonly children: ReactNode;
}

/** The search modes as tabs, where there is room for them. */
export function ModeTabs({ modes, mode, onChoose, children }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      value={mode}
      onChange={(value) => {
        const chosen = modes.find((candidate) => candidate === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
      keepMounted={false}
      classNames={{ tab: classes.tab }}
    >
      <Tabs.List aria-label={t('search.modes')} grow>
        {modes.map((candidate) => (
          <Tabs.Tab key={candidate} value={candidate}>
            {t(`search.mode.${candidate}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {modes.map((candidate) => (
        <Tabs.Panel key={candidate} value={candidate}>
          {candidate === mode && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
