import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Draft } from '@/reporting/template/template-draft';
import { templateDifferences } from '@/reporting/template/template-differences';

import classes from './difference-table.module.css';
import { useDraftText } from './use-draft-text';
import { usePlaceText } from './use-place-text';

interface DifferenceTableProps {
  readonly before: Draft;
  readonly after: Draft;
  /** Name of the installed file. */
  readonly file: string;
}

/** Every place where two templates differ, with what stands there in each. */
export function DifferenceTable({ before, after, file }: DifferenceTableProps) {
  const { t } = useTranslation();
  const draftText = useDraftText();
  const [placeBefore, placeAfter] = [usePlaceText(before), usePlaceText(after)];
  const differences = templateDifferences(before, after);
  if (differences.length === 0) return <Text>{t('templates.comparing.same', { file })}</Text>;
  return (
    <>
      <Text>{t('templates.comparing.count', { count: differences.length, file })}</Text>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('templates.comparing.place')}</th>
            <th scope="col">{t('templates.comparing.before')}</th>
            <th scope="col">{t('templates.comparing.after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, path, change, ...sides }) => (
            <tr key={`${path} ${change}`}>
              <th scope="row">
                {(change === 'removed' ? placeBefore : placeAfter)(path)}
                {change === 'order' && <> ({t('templates.comparing.order')})</>}
              </th>
              <td data-side={t('templates.comparing.before')}>{draftText(sides.before, field)}</td>
              <td data-side={t('templates.comparing.after')}>{draftText(sides.after, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
