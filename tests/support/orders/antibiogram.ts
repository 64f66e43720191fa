import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { wireTest } from './dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openOneOrder, ORDER } from './one-order';

export const DETECTION = `${LABORATORY}/lis/api/microbiology/microbialdetection/order/:order/test/:test`;
export const NAME = 'Antibiograma de Urocultivo';

export function organism(name: string, changes: Record<string, unknown> = {}) {
  return { id: 1, name, selected: true, comment: '', resultsMicrobiology: [], ...changes };
}

export function antibiotic(nameAntibiotic: string, cmi: string | null, interpretationCMI?: string) {
  return { nameAntibiotic, cmi, interpretationCMI };
}

export const culture = wireTest(ORDER, 88, {
  testName: 'Urocultivo',
  result: 'Crecimiento',
  resultType: 2,
  state: 2,
  hasAntibiogram: true,
});

/** Opens the antibiogram of an order with one culture; the LIS answers with these microorganisms. */
export async function openAntibiogram(microorganisms: readonly object[]) {
  server.use(
    http.get(DETECTION, ({ params }) =>
      HttpResponse.json({
        order: Number(params['order']),
        test: Number(params['test']),
        microorganisms,
      }),
    ),
  );
  return openDialog();
}

export async function openDialog() {
  const user = await openOneOrder([culture]);
  await user.click(screen.getByRole('button', { name: NAME }));
  return { user, dialog: await screen.findByRole('dialog', { name: /^Antibiograma · / }) };
}

export function rowsOf(table: HTMLElement): readonly string[] {
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      ['columnheader', 'rowheader', 'cell']
        .flatMap((role) => within(row).queryAllByRole(role))
        .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
        .join(' | '),
    );
}
