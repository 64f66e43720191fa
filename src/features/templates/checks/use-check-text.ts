import { useTranslation } from 'react-i18next';

import { useProblemText } from '@/features/templates/fields/use-problem-text';
import { usePlaceText } from '@/features/templates/use-place-text';
import type { Draft } from '@/reporting/template/template-draft';
import { fieldAt } from '@/reporting/template/template-fields';

import type { TemplateCheck } from './template-check';

/** What a check found, in words. */
export function useCheckText(draft: Draft): (check: TemplateCheck) => string {
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
