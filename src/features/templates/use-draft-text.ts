import { useTranslation } from 'react-i18next';

import { LANGUAGES } from '@/domain/base/language';
import { partsOf, rowsOf, textOf, type Draft } from '@/reporting/template/template-draft';
import { rowKey, type TemplateField } from '@/reporting/template/template-fields';

const PARTS = ' · ';

/** What stands at a place of a template, in words; of a list whose order changed, what its rows are of. */
export function useDraftText(): (draft: Draft, field: TemplateField) => string {
  const { t } = useTranslation();
  const wordsText = (draft: Draft) =>
    LANGUAGES.map(({ code, name }) => {
      const text = partsOf(draft)[code];
      const isAbsent = text === null || text === undefined;
      const written = textOf(text) === '' ? t('templates.comparing.empty') : textOf(text);
      return `${name}: ${isAbsent ? t('templates.comparing.absent') : written}`;
    }).join('\n');
  /** A row of a list, or what alone is told of it. */
  const rowText = (row: Draft, item: TemplateField): string => {
    const key = rowKey(item);
    const choice = item.kind === 'parts' && key !== null ? item.parts.get(key) : undefined;
    return typeof row === 'string' && choice !== undefined
      ? draftText(row, choice)
      : draftText(row, item);
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
        return textOf(draft);
      case 'measure':
      case 'color':
        return draft === field.word
          ? t(field.kind === 'color' ? 'templates.word.color' : 'templates.word.columns-width')
          : textOf(draft);
    }
  };
  return draftText;
}
