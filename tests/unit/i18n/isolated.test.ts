import { expect, it } from 'vitest';

import { isolated } from '@/i18n/init-i18n';

it('keeps a value that is written from right to left apart from the words around it, no other', () => {
  const same = ['Ana Núñez', '5.12', `<b>&amp;</b> "x" / 'y' {{z}} $t(app.cancel)`, 'Пётр', ''];
  expect(same.map(isolated)).toEqual(same);
  const apart = ['שרה לוי', 'محمد الخطيب', 'Ana שרה 12', '\u{1e900}'];
  expect(apart.map(isolated)).toEqual(apart.map((value) => `\u2068${value}\u2069`));
});
