import { MAIL_SENDING, type EditorKey } from '@/domain/configuration/editor-values';

/** The dialog's tabs in their order (docs/behaviour.md §2, Configuration modal). */
export const FORM_TABS = ['client', 'options', 'userTypes', 'terms', 'mail'] as const;

export type FormTab = (typeof FORM_TABS)[number];

const CLIENT: readonly EditorKey[] = [
  'Titulo',
  'Color',
  'Logo',
  'Banner',
  'Informacion',
  'Informacion2',
  'URL',
  'ServiciosLISUrl',
  'UrlSecurity',
  'PathFE',
  'FondoLogin',
];

const MAIL: readonly EditorKey[] = [...MAIL_SENDING, 'CuerpoEmail'];

/** The tab on which a setting is edited. */
export function tabOf(key: EditorKey): FormTab {
  if (CLIENT.includes(key)) return 'client';
  if (MAIL.includes(key)) return 'mail';
  return key === 'TerminosCondiciones' ? 'terms' : 'options';
}
