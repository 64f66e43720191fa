import { Anchor } from '@mantine/core';

import { focusField } from '@/extensions/templates/editing/field-id';
import type { Draft } from '@/extensions/templates/template/template-draft';
import { useProblemText } from '@/extensions/templates/fields/placed-field';
import { usePlaceText } from '@/extensions/templates/use-place-text';
import { fieldAt } from '@/extensions/templates/template/template-fields';
import { useTranslation } from '@/i18n/translation';

import classes from './check-list.module.css';
import type { TemplateCheck } from './template-check';

/** What a check found, in words. */
function useCheckText(draft: Draft): (check: TemplateCheck) => string {
  const { t, i18n } = useTranslation();
  const problemText = useProblemText();
  const placeText = usePlaceText(draft);
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return ({ path, finding }) => {
    switch (finding.id) {
      case 'field': {
        const field = fieldAt(path);
        const problem = field === null ? null : problemText(finding.problem, field);
        return t('templates.check.field', { place: placeText(path), problem: problem ?? '' });
      }
      case 'missingPart':
      case 'twice':
        return t(`templates.check.${finding.id}`, { part: t(`templates.choice.${finding.part}`) });
      case 'tooWide':
      case 'foot':
        return t(`templates.check.${finding.id}`, {
          needed: format.format(finding.needed),
          room: format.format(finding.room),
        });
      case 'tightRest':
        return t('templates.check.tightRest', {
          part: t(`templates.choice.${finding.part}`),
          room: format.format(finding.room),
        });
      case 'noFlexible':
      case 'headerRoom':
      case 'room':
        return t(`templates.check.${finding.id}`, { room: format.format(finding.room) });
      case 'columnLabel':
      case 'headerLabel':
      case 'pageText':
        return t(`templates.check.${finding.id}`, { label: finding.label });
      case 'contrast':
        // Rounded down: 2.96 must not read as 3.
        return t('templates.check.contrast', {
          ratio: format.format(Math.floor(finding.ratio * 10) / 10),
        });
      case 'smallText':
        return t('templates.check.smallText', { size: format.format(finding.size) });
      case 'needsPlaceholder':
      case 'unknownPlaceholder':
        return t(`templates.check.${finding.id}`, {
          place: placeText(path),
          placeholder: finding.placeholder,
        });
    }
  };
}

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
