import 'i18next';

import type administration from './locales/administration/es.json';
import type dashboard from './locales/dashboard/es.json';
import type es from './locales/es.json';

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

declare module 'i18next' {
  /** The Spanish files, whose keys are those of all; an extension adds its own. */
  interface TextFiles {
    start: typeof es;
    dashboard: typeof dashboard;
    administration: typeof administration;
  }

  /** An unknown key does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Intersection<TextFiles[keyof TextFiles]> };
  }
}
