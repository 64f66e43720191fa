import 'i18next';

import type administration from './locales/administration/es.json';
import type dashboard from './locales/dashboard/es.json';
import type es from './locales/es.json';
import type templates from './locales/templates/es.json';

declare module 'i18next' {
  /** Keys are those of the Spanish files; an unknown key does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof es & typeof administration & typeof dashboard & typeof templates;
    };
  }
}
