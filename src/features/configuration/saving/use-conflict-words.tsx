import type { ReactNode } from 'react';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { EditorKey } from '@/domain/configuration/editor-values';
import { KEYS_BY_NAME, type KeyKind } from '@/domain/configuration/keys';
import type { UserTypeField } from '@/domain/user-types/user-type-edits';
import type { Conflict } from '@/ui/editing/conflict-question';
import { pictureAddress } from '@/ui/page/picture-address';
import { useDemographicName } from '@/features/configuration/tabs/use-demographic-name';
import { useTypeName } from '@/features/configuration/tabs/use-type-name';
import { useTranslation } from '@/i18n/translation';

import type { AdministrationConflict } from './save-administration';
import { fieldId } from './settled-form';

/** Long enough to tell two texts apart. */
const MAX_SHOWN = 160;
/** What stands before the first difference, so that its place is known. */
const LEAD = 40;

type Pair = readonly [mine: string, theirs: string];

function firstDifference(mine: readonly string[], theirs: readonly string[]): number {
  const at = mine.findIndex((letter, place) => letter !== theirs[place]);
  return at === -1 ? mine.length : at;
}

function part(letters: readonly string[], from: number): string {
  const end = from + MAX_SHOWN;
  const text = letters.slice(from, end).join('');
  return `${from > 0 ? '…' : ''}${text}${letters.length > end ? '…' : ''}`;
}

/** Parts of two texts in which their first difference is seen; short texts whole. */
export function excerpts(mine: string, theirs: string): Pair {
  // No letter of two units is parted.
  const [own, other] = [Array.from(mine), Array.from(theirs)];
  const difference = firstDifference(own, other);
  const from = difference > MAX_SHOWN - LEAD ? difference - LEAD : 0;
  return [part(own, from), part(other, from)];
}

/** What a rich text says. It is shown as text, never as markup. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

type Value = string | boolean;
type Words = Pick<Conflict, 'mine' | 'theirs'>;

/** Both values of every conflict as a person reads them. */
export function useConflictWords() {
  const { t } = useTranslation();
  const nameOf = useTypeName(useDemographicName());

  const shown = (kind: KeyKind | undefined, value: Value, excerpt: string): ReactNode => {
    if (typeof value === 'boolean') return t(value ? 'editing.on' : 'editing.off');
    if (value.trim() === '') return t('editing.empty');
    return kind === 'picture' ? <img src={pictureAddress(value)} alt="" /> : excerpt;
  };
  const words = (field: EditorKey | UserTypeField, mine: Value, theirs: Value): Words => {
    const kind = field === 'image' ? 'picture' : KEYS_BY_NAME.get(field)?.kind;
    const [own, other] = [plainText(String(mine)), plainText(String(theirs))];
    const isAlike = kind === 'html' && own === other;
    const [mineText, theirText] =
      kind === 'html' && !isAlike ? excerpts(own, other) : excerpts(String(mine), String(theirs));
    // They differ in what no plain text shows: bold letters, a link's address, a picture.
    const said = (text: string) => (isAlike ? t('editing.sameText', { markup: text }) : text);
    return {
      mine: shown(kind, mine, said(mineText)),
      theirs: shown(kind, theirs, said(theirText)),
    };
  };

  return (conflict: AdministrationConflict, form: AdministrationForm): readonly Conflict[] => {
    if (conflict.part === 'configuration') {
      return conflict.keys.map((key) => ({
        id: key,
        label: t(`configuration.label.${key}`),
        ...words(key, form.configuration[key], conflict.current[key]),
      }));
    }
    return conflict.fields.map((place) => {
      const { type, field } = place;
      const valueIn = (rows: readonly AdministrationForm['userTypes'][number][]) =>
        rows.find((row) => row.type === type)?.[field] ?? '';
      return {
        id: fieldId(place),
        label: t('configuration.fieldOfType', {
          type: nameOf(type),
          field: t(`configuration.userType.${field}`),
        }),
        ...words(field, valueIn(form.userTypes), valueIn(conflict.current)),
      };
    });
  };
}
