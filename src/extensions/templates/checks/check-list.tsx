import { UnstyledButton, VisuallyHidden } from '@mantine/core';

import type { Draft } from '@/extensions/templates/template/template-draft';
import { useProblemText } from '@/extensions/templates/fields/placed-field';
import { usePlaceText } from '@/extensions/templates/use-place-text';
import { fieldAt } from '@/extensions/templates/template/template-fields';
import { millimetres } from '@/extensions/templates/template/units';
import { useTranslation } from '@/i18n/translation';
import { FoldMenu } from '@/ui/fold-menu';

import classes from './check-list.module.css';
import type { TemplateCheck } from './template-check';

/** What a check found, in words. */
function useCheckText(draft: Draft): (check: TemplateCheck) => string {
  const { t, i18n } = useTranslation();
  const problemText = useProblemText();
  const placeText = usePlaceText(draft);
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  /** What is needed is rounded up and what there is down, so that who types it is done. */
  const lengths = (sizes: { readonly needed?: number; readonly room: number }) => ({
    needed: format.format(millimetres(sizes.needed ?? 0, 'least')),
    room: format.format(millimetres(sizes.room, 'most')),
  });
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
      case 'noFlexible':
      case 'headerRoom':
      case 'room':
        return t(`templates.check.${finding.id}`, lengths(finding));
      case 'tightRest':
        return t('templates.check.tightRest', {
          part: t(`templates.choice.${finding.part}`),
          ...lengths(finding),
        });
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
  /** Shows the place of a check, wherever it is. */
  readonly onOpen: (path: string) => void;
}

/** All that is to be said of the template, each leading to its place; a tick where that is nothing. */
export function CheckList({ checks, draft, onOpen }: CheckListProps) {
  const { t } = useTranslation();
  const checkText = useCheckText(draft);
  const wrong = checks.filter(({ level }) => level === 'wrong').length;
  const notes = checks.length - wrong;
  const counts = [
    wrong > 0 && t('templates.check.wrong', { count: wrong }),
    notes > 0 && t('templates.check.note', { count: notes }),
  ].filter((count) => count !== false);
  const isGood = counts.length === 0;
  const summary = isGood
    ? t('templates.check.none')
    : `${t('templates.check.title')}: ${counts.join(', ')}`;
  return (
    <div className={classes.checks} data-level={wrong > 0 ? 'wrong' : 'note'}>
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
      {isGood ? (
        <span className={classes.good} aria-hidden>
          {t('templates.check.good')}
        </span>
      ) : (
        <FoldMenu label={summary} sign={`${counts.join(', ')} ▾`} isOutlined>
          <ul className={classes.list}>
            {checks.map((check) => (
              <li key={`${check.path} ${JSON.stringify(check.finding)}`}>
                <UnstyledButton
                  className={classes.link}
                  data-level={check.level}
                  onClick={() => {
                    onOpen(check.path);
                  }}
                >
                  <b>{t(`templates.check.${check.level === 'wrong' ? 'isWrong' : 'isNote'}`)}</b>{' '}
                  {checkText(check)}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </FoldMenu>
      )}
    </div>
  );
}
