import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { wireTest } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';

export const DETECTION = `${LABORATORY}/lis/api/microbiology/microbialdetection/order/:order/test/:test`;

export function organism(name: string, changes: Record<string, unknown> = {}) {
  return { id: 1, name, selected: true, comment: '', resultsMicrobiology: [], ...changes };
}

export function antibiotic(nameAntibiotic: string, cmi: string | null, interpretationCMI?: string) {
  return { nameAntibiotic, cmi, interpretationCMI };
}

export const culture = (testId: number, changes: Record<string, unknown> = {}) =>
  wireTest(ORDER, testId, {
    ...{ testName: `Cultivo ${testId}`, result: 'Crecimiento', resultType: 2 },
    hasAntibiogram: true,
    ...changes,
  });

/** What the LIS answers about the antibiogram of a test. */
export function answerDetection(answer: (test: number) => object | Promise<object>): void {
  server.use(
    http.get(DETECTION, async ({ params }) => {
      const body = await answer(Number(params['test']));
      if (body instanceof Response) return body;
      return HttpResponse.json({ order: Number(ORDER), test: Number(params['test']), ...body });
    }),
  );
}

/** An order with these cultures; gives what opens the antibiogram of one of them. */
export async function openCultures(cultures: readonly ReturnType<typeof culture>[]) {
  const user = await openOneOrder(cultures);
  const open = async (testId: number) => {
    const name = `Antibiograma de Cultivo ${testId}`;
    await user.keyboard('{Escape}');
    const button = screen.getAllByRole('button', { name }).at(-1);
    if (button !== undefined) await user.click(button);
    return screen.findByRole('dialog', { name: /^Antibiograma · / });
  };
  return { user, open };
}

/** The same with a culture for each list of microorganisms, numbered from 1. */
export async function openAntibiograms(...lists: readonly (readonly object[])[]) {
  answerDetection((test) => ({ microorganisms: lists[test - 1] }));
  return openCultures(lists.map((_, at) => culture(at + 1)));
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
