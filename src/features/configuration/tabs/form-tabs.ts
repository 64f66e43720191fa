import type { EditorKey } from '@/domain/configuration/editor-values';
import { CONFIGURATION_KEYS, type KeyGroup } from '@/domain/configuration/keys';

/** The dialog's tabs in their order. */
export const FORM_TABS = ['setup', 'client', 'options', 'userTypes', 'terms', 'mail'] as const;

export type FormTab = (typeof FORM_TABS)[number];

const TAB_OF: Readonly<Record<KeyGroup, FormTab>> = {
  identity: 'client',
  background: 'client',
  contact: 'client',
  services: 'client',
  signIn: 'options',
  search: 'options',
  results: 'options',
  reports: 'options',
  terms: 'terms',
  mailServer: 'mail',
  mailBody: 'mail',
};

/** The tab on which a setting is edited. */
export function tabOf(key: EditorKey): FormTab {
  return TAB_OF[CONFIGURATION_KEYS[key].group];
}
