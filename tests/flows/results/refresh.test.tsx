import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { HISTORY, wireHistory, wireItem } from '@tests/support/orders/history';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';
import { FINAL_REPORT, gate, HEADER } from '@tests/support/reports/reports';
import {
  ANA,
  answerResults,
  BETO,
  openAna,
  results,
  selectOrder,
} from '@tests/support/orders/results';

const PENDING = { state: 1, result: '' };
const CRITICAL = { state: 4, pathology: 6, result: '9.9' };

/** What is asked about orders from now on. */
function watchCalls(): readonly string[] {
  const asked: string[] = [];
  server.use(
    http.all(/\/service\/orders\//, ({ request }) => {
      asked.push(new URL(request.url).pathname.replace('/service/orders/', ''));
    }),
  );
  return asked;
}

it('a refresh asks for the open order and its histories again, and for no other order', async () => {
  const held: Record<string, Record<string, unknown>> = { [ANA]: PENDING };
  answerResults((order) => [
    wireTest(order, 1, held[order]),
    wireTest(order, 2, { testName: `Examen de ${order}` }),
  ]);
  const user = await openAna();
  await selectOrder(user, 'Beto');
  await screen.findByText(`Examen de ${BETO}`);
  await selectOrder(user, 'Ana');
  expect(await within(await results()).findByText('Pendiente')).toBeVisible();

  held[ANA] = CRITICAL;
  const asked = watchCalls();
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await within(await results()).findByText('9.9')).toBeVisible();
  expect(within(await results()).queryByText('Pendiente')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(asked.toSorted()).toEqual(['filter', 'results/history', `results/order/${ANA}/0`]);
  });
});

it('another search asks for nothing that was read a moment ago', async () => {
  answerResults((order) => [wireTest(order, 1, { testName: `Examen de ${order}` })]);
  const before = wireItem('202602010001', { result: '4.4' });
  server.use(http.patch(HISTORY, () => HttpResponse.json([wireHistory(1, [before])])));
  const user = await openAna();
  expect(await within(await results()).findByText('4.4')).toBeVisible();
  const asked = watchCalls();
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  await screen.findByText('2 órdenes');
  await selectOrder(user, 'Ana');
  await screen.findByText(`Examen de ${ANA}`);
  expect(asked).toEqual(['filter']);
});

describe('a refresh', () => {
  const answerHeader = (comment: string) => {
    server.use(
      http.post(HEADER, () =>
        HttpResponse.json([{ orderNumber: Number(ORDER), comments: [{ comment, print: true }] }]),
      ),
    );
  };
  const again = () => screen.getByRole('button', { name: 'Actualizar' });

  it("asks for the order's header again", async () => {
    answerHeader('Falta una muestra');
    const user = await openOneOrder([wireTest(ORDER, 1)]);
    expect(await screen.findByText('Falta una muestra')).toBeVisible();
    answerHeader('Muestra recibida');
    await user.click(again());
    expect(await screen.findByText('Muestra recibida')).toBeVisible();
    expect(screen.queryByText('Falta una muestra')).not.toBeInTheDocument();
  });

  it('forgets the antibiogram, which is never shown once more while it is asked for anew', async () => {
    const DETECTION = `${LABORATORY}/lis/api/microbiology/microbialdetection/order/:order/test/:test`;
    const NAME = 'Antibiograma de Urocultivo';
    const answered = gate();
    const detection = (cmi: string) => {
      const resultsMicrobiology = [{ nameAntibiotic: 'Ampicilina', cmi, interpretationCMI: '' }];
      const organism = { id: 1, name: 'Escherichia coli', selected: true, resultsMicrobiology };
      return { order: Number(ORDER), test: 88, microorganisms: [organism] };
    };
    const culture = { testName: 'Urocultivo', resultType: 2, hasAntibiogram: true };
    server.use(http.get(DETECTION, () => HttpResponse.json(detection('<=2'))));
    const user = await openOneOrder([wireTest(ORDER, 88, culture)]);
    const openCulture = async () => {
      await user.click(screen.getByRole('button', { name: NAME }));
      return screen.findByRole('dialog', { name: /^Antibiograma · / });
    };
    const before = await openCulture();
    expect(await within(before).findByText('<=2')).toBeVisible();
    await user.keyboard('{Escape}');
    server.use(
      http.get(DETECTION, async () => {
        await answered.wait();
        return HttpResponse.json(detection('>=32'));
      }),
    );
    await user.click(again());
    const dialog = await openCulture();
    expect(dialog).not.toHaveTextContent('<=2');
    answered.open();
    expect(await within(dialog).findByText('>=32')).toBeVisible();
  });

  it('offers pictures again that were not there before', async () => {
    const profile = (profileId: number) => ({ profileId, profileName: `Perfil ${profileId}` });
    const tests = [wireTest(ORDER, 1, profile(9)), wireTest(ORDER, 2, profile(11))];
    answerHeader('');
    server.use(
      http.post(FINAL_REPORT, () =>
        HttpResponse.json({
          listOrders: [{ order: { orderNumber: Number(ORDER), resultTest: tests } }],
        }),
      ),
    );
    const user = await openOneOrder(tests);
    const button = (id: number) => screen.queryByRole('button', { name: `Imagen de Perfil ${id}` });
    await user.click(screen.getByRole('button', { name: 'Imagen de Perfil 9' }));
    await screen.findByText('No hay imagen asociada a este perfil');
    await user.keyboard('{Escape}');
    expect(button(11)).not.toBeInTheDocument();
    await user.click(again());
    await waitFor(() => {
      expect(button(11)).toBeVisible();
    });
  });
});

it('the panel of a test that a refresh no longer brings closes, and stays closed when it is back', async () => {
  const held = { isThere: true };
  answerResults((order) => [
    ...(held.isThere ? [wireTest(order, 1, { testName: 'Glucosa' })] : []),
    wireTest(order, 2, { testName: 'Urea' }),
  ]);
  const user = await openAna();
  await user.click(await screen.findByRole('button', { name: 'Glucosa' }));
  await screen.findByRole('dialog', { name: /^Glucosa/ });
  // An open dialog hides the rest of the page from its reader.
  const refresh = screen.getByRole('button', { name: 'Actualizar', hidden: true });
  held.isThere = false;
  fireEvent.click(refresh);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await waitFor(() => {
    expect(screen.getByRole('rowgroup', { name: 'Resultados' })).toHaveFocus();
  });
  held.isThere = true;
  await user.click(refresh);
  await screen.findByRole('button', { name: 'Glucosa' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the comment on one of two samples does not become that on the other by a refresh', async () => {
  const sample = (sampleName: string, result: string) => ({
    ...{ sampleName, result, hasComment: true },
    resultComment: { comment: `Comentario de ${sampleName}` },
  });
  const held = { serum: '1' };
  answerResults((order) => [
    wireTest(order, 1, sample('Suero', held.serum)),
    wireTest(order, 1, sample('Orina', '2')),
  ]);
  const user = await openAna();
  const [first] = await screen.findAllByRole('button', { name: 'Comentario de Examen 1' });
  if (first !== undefined) await user.click(first);
  const dialog = await screen.findByRole('dialog', { name: /^Comentario/ });
  expect(dialog).toHaveTextContent('Comentario de Suero');
  held.serum = '9';
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));
  await screen.findByText('9');
  expect(screen.queryByRole('dialog')).toBeNull();
});
