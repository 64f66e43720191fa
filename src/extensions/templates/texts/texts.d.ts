import 'i18next';

import type es from './es.json';

declare module 'i18next' {
  interface TextFiles {
    templates: typeof es;
  }
}
