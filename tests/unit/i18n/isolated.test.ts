import { expect, it } from 'vitest';

import { isolated } from '@/i18n/isolated';

it.each(['Ana Núñez', '5.12', `<b>&amp;</b> "x" / 'y' {{z}} $t(app.cancel)`, 'Пётр', ''])(
  '%j stands in a sentence as it is',
  (value) => {
    expect(isolated(value)).toBe(value);
  },
);

it.each(['שרה לוי', 'محمد الخطيب', 'Ana שרה 12', '\u{1e900}'])(
  '%j is kept apart from the words around it',
  (value) => {
    expect(isolated(value)).toBe(`\u2068${value}\u2069`);
  },
);
