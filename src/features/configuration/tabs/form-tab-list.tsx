import { Tabs, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';

import '@mantine/core/styles/Tabs.layer.css';

import classes from '@/features/configuration/configuration-form.module.css';
import { FORM_TABS, type FormTab } from './form-tabs';
import type { FormProblem } from '@/features/configuration/saving/use-form-problems';
import { useTranslation } from '@/i18n/translation';

interface FormTabListProps {
  /** The one that is shown. */
  readonly tab: FormTab;
  readonly problems: readonly FormProblem[];
}

/** The tabs, each with the number of its fields that have to be corrected. */
export function FormTabList({ tab: shown, problems }: FormTabListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Searches and first steps lead to tabs that a small window has out of sight; their neighbours come along.
    const tab = list.current?.querySelector('[aria-selected=true]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <Tabs.List ref={list} className={classes.tabList} aria-label={t('configuration.title')}>
      {FORM_TABS.map((tab) => {
        const count = problems.filter((problem) => problem.tab === tab).length;
        return (
          <Tabs.Tab key={tab} value={tab}>
            {t(`configuration.tab.${tab}`)}
            {count > 0 && (
              <span className={classes.count}>
                <span aria-hidden>{count}</span>
                <VisuallyHidden>{t('configuration.tabErrors', { count })}</VisuallyHidden>
              </span>
            )}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  );
}
