import { Tabs, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/Tabs.layer.css';

import classes from '@/features/configuration/configuration-form.module.css';
import { FORM_TABS } from './form-tabs';
import type { FormProblem } from '@/features/configuration/saving/use-form-problems';

/** The tabs, each with the number of its fields that have to be corrected. */
export function FormTabList({ problems }: { readonly problems: readonly FormProblem[] }) {
  const { t } = useTranslation();
  return (
    <Tabs.List className={classes.tabList} aria-label={t('configuration.title')}>
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
