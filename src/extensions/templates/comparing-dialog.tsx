import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { readTemplateFile } from './template/read-template-file';
import { type Draft, leastTemplate, partsOf, rowsOf, textOf } from './template/template-draft';
import { Dialog } from '@/ui/dialog/dialog';
import { WaitingText } from '@/ui/waiting/waiting-text';
import { templateDifferences } from './template/template-differences';
import { LANGUAGES } from '@/domain/base/language';
import { useTranslation } from '@/i18n/translation';
import { rowChoices, type TemplateField } from './template/template-fields';
import { unitText } from './template/units';

import classes from './difference-table.module.css';
import { usePlaceText } from './use-place-text';
import {
  failureKind,
  templateFileOptions,
  useInstalledTemplates,
  useOpeningProblemText,
} from './opening/template-origins';

const PARTS = ' · ';

/** What stands at a place of a template, in words; of a list whose order changed, what its rows are of. */
function useDraftText(): (draft: Draft, field: TemplateField) => string {
  const { t, i18n } = useTranslation();
  const wordsText = (draft: Draft) =>
    LANGUAGES.map(({ code, name }) => {
      const text = partsOf(draft)[code];
      const isAbsent = text === null || text === undefined;
      const written = textOf(text) === '' ? t('templates.comparing.empty') : textOf(text);
      return `${name}: ${isAbsent ? t('templates.comparing.absent') : written}`;
    }).join('\n');
  /** A row of a list, or what alone is told of it. */
  const rowText = (row: Draft, item: TemplateField): string => {
    const choices = rowChoices(item);
    if (typeof row !== 'string' || choices === null) return draftText(row, item);
    const known = choices.find((one) => one === row);
    return known === undefined ? row : t(`templates.choice.${known}`);
  };
  const draftText = (draft: Draft, field: TemplateField): string => {
    if (draft === null) return t('templates.comparing.absent');
    switch (field.kind) {
      case 'parts':
        return [...field.parts]
          .map(([part, inner]) => draftText(partsOf(draft)[part] ?? null, inner))
          .join(PARTS);
      case 'places':
        return field.places
          .map((inner, at) => draftText(rowsOf(draft)[at] ?? null, inner))
          .join(PARTS);
      case 'list':
        return rowsOf(draft)
          .map((row) => rowText(row, field.item))
          .join(PARTS);
      case 'words':
        return wordsText(draft);
      case 'switch':
        return t(draft === true ? 'templates.comparing.yes' : 'templates.comparing.no');
      case 'choice': {
        const known = field.choices.find((one) => one === draft);
        return known === undefined ? textOf(draft) : t(`templates.choice.${known}`);
      }
      case 'number':
        return unitText(textOf(draft), field, i18n.language);
      case 'measure':
      case 'color':
        return draft === field.word
          ? t(field.kind === 'color' ? 'templates.word.color' : 'templates.word.columns-width')
          : unitText(textOf(draft), field, i18n.language);
    }
  };
  return draftText;
}

interface DifferenceTableProps {
  readonly before: Draft;
  readonly after: Draft;
  /** Name of the installed file. */
  readonly file: string;
}

/** Every place where two templates differ, with what stands there in each. */
function DifferenceTable({ before, after, file }: DifferenceTableProps) {
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

interface ComparingDialogProps {
  readonly draft: Draft;
  readonly name: string;
  readonly onClose: () => void;
}

/** Where the template in the editor differs from one that is installed, read anew. */
export function ComparingDialog({ draft, name, onClose }: ComparingDialogProps) {
  const { t } = useTranslation();
  const problemText = useOpeningProblemText();
  const installed = useInstalledTemplates();
  const names = [...new Set([name, ...installed])];
  const [chosen, setChosen] = useState(name);
  const { data, error, isFetching } = useQuery(templateFileOptions(chosen));
  const file = `${chosen}.json`;
  const read = data === undefined ? null : readTemplateFile(data, leastTemplate());
  const failure = error === null ? null : ({ kind: failureKind(error) } as const);
  const problem = read !== null && 'problem' in read ? read.problem : failure;
  return (
    <Dialog title={t('templates.comparing.title')} onClose={onClose} fullScreen="narrow" size="xl">
      <Stack>
        <NativeSelect
          label={t('templates.comparing.with')}
          autoComplete="off"
          value={chosen}
          data={names.map((value) => ({ value, label: `${value}.json` }))}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
          }}
        />
        {problem !== null && (
          <Alert color="red" role="alert" title={t('templates.opening.failed', { file })}>
            {problemText(problem)}
          </Alert>
        )}
        <Text role="status">{isFetching && <WaitingText />}</Text>
        {read !== null && 'draft' in read && (
          <DifferenceTable before={read.draft} after={draft} file={file} />
        )}
      </Stack>
    </Dialog>
  );
}
