import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';

const DETECTION = `${LABORATORY}/lis/api/microbiology/microbialdetection/order/:order/test/:test`;

function strain(cmi: string, comment: string, more: object = {}) {
  const resultsMicrobiology = [{ nameAntibiotic: 'Ampicilina', cmi, interpretationCMI: null }];
  return { id: 1, name: 'Escherichia coli', selected: true, comment, resultsMicrobiology, ...more };
}

it('tells two strains of one name apart, in the columns and at their comments', async () => {
  const microorganisms = [strain('<=2', ''), strain('>=32', 'BLEE positivo')];
  server.use(http.get(DETECTION, () => HttpResponse.json({ microorganisms })));
  const user = await openOneOrder([wireTest(ORDER, 88, { state: 2, hasAntibiogram: true })]);
  await user.click(screen.getByRole('button', { name: /^Antibiograma de / }));
  const dialog = await screen.findByRole('dialog', { name: /^Antibiograma · / });
  const heads = (await within(dialog).findAllByRole('columnheader')).slice(1);
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Escherichia coli (1) CMI',
    'Escherichia coli (2) CMI',
  ]);
  expect(dialog).toHaveTextContent('Escherichia coli (2)BLEE positivo');
});

const COUNTED = strain('<=2', '', { recount: '> 10<sup>5</sup> UFC/mL' });

it.each([
  ['alone', 'Escherichia coli', [COUNTED]],
  [
    'beside others',
    'Escherichia coli (1)',
    [
      COUNTED,
      strain('>=32', 'BLEE positivo', { recount: null, complementations: 'Aislar' }),
      strain('4', ''),
    ],
  ],
])(
  'shows how much grew of one %s, and what the laboratory adds (F1)',
  async (_case, name, found) => {
    server.use(http.get(DETECTION, () => HttpResponse.json({ microorganisms: found })));
    const user = await openOneOrder([wireTest(ORDER, 88, { state: 2, hasAntibiogram: true })]);
    await user.click(screen.getByRole('button', { name: /^Antibiograma de / }));
    const dialog = await screen.findByRole('dialog', { name: /^Antibiograma · / });
    await within(dialog).findByText('Recuento:');
    expect(dialog).toHaveTextContent(`${name}Recuento: > 10⁵ UFC/mL`);
    if (found.length === 1) return;
    expect(dialog).toHaveTextContent('(2)BLEE positivoComentario complementario: Aislar');
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
);
