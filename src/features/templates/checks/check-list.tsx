import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { focusField } from '@/features/templates/editing/field-id';
import type { Draft } from '@/reporting/template/template-draft';

import classes from './check-list.module.css';
import type { TemplateCheck } from './template-check';
import { useCheckText } from './use-check-text';

interface CheckListProps {
  readonly checks: readonly TemplateCheck[];
  readonly draft: Draft;
  /** Shows the form, where it is not in sight. */
  readonly onOpen: () => void;
}

/** All that is to be said of the template, each leading to its place. */
export function CheckList({ checks, draft, onOpen }: CheckListProps) {
  const { t } = useTranslation();
  const checkText = useCheckText(draft);
  const wrong = checks.filter(({ level }) => level === 'wrong').length;
  const notes = checks.length - wrong;
  const counts = [
    wrong > 0 && t('templates.check.wrong', { count: wrong }),
    notes > 0 && t('templates.check.note', { count: notes }),
  ].filter((count) => count !== false);
  const summary =
    counts.length === 0
      ? t('templates.check.none')
      : `${t('templates.check.title')}: ${counts.join(', ')}`;
  if (checks.length === 0) {
    return (
      <p className={classes.good} role="status">
        {summary}
      </p>
    );
  }
  return (
    <details className={classes.checks} data-level={wrong > 0 ? 'wrong' : 'note'}>
      <summary className={classes.summary}>
        <span role="status">{summary}</span>
      </summary>
      <ul className={classes.list}>
        {checks.map((check) => (
          <li key={`${check.path} ${JSON.stringify(check.finding)}`}>
            <span className={classes.level}>
              {t(check.level === 'wrong' ? 'templates.check.isWrong' : 'templates.check.isNote')}
            </span>{' '}
            <Anchor
              component="button"
              type="button"
              inherit
              className={classes.link}
              onClick={() => {
                onOpen();
                focusField(check.path);
              }}
            >
              {checkText(check)}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
