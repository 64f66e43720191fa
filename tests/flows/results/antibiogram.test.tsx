import { ANSWER_SHAPES } from '@demo-lis/server/answer-shapes';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  antibiotic,
  culture,
  DETECTION,
  NAME,
  openAntibiogram,
  openDialog,
  organism,
  rowsOf,
} from '@tests/support/orders/antibiogram';
import { server } from '@tests/support/environment/laboratory';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';

it('shows one microorganism with its exact concentrations, and no interpretation of its own (F1)', async () => {
  const { user, dialog } = await openAntibiogram([
    organism('Escherichia coli', {
      comment: '<p>Más de 100.000 UFC/mL</p>',
      resultsMicrobiology: [
        antibiotic('Ampicilina', '>=32'),
        antibiotic('Trimetoprim', '<=1/19'),
        antibiotic('Colistina', null),
      ],
    }),
    organism('Candida albicans', { selected: false }),
  ]);
  const table = await within(dialog).findByRole('table', { name: 'Escherichia coli' });
  expect(rowsOf(table)).toEqual([
    'Antibiótico | CMI',
    'Ampicilina | >=32',
    'Trimetoprim | <=1/19',
    'Colistina | —Sin valor',
  ]);
  expect(dialog).toHaveTextContent('UrocultivoEscherichia coliMás de 100.000 UFC/mL');
  expect(dialog).not.toHaveTextContent('Candida');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('button', { name: NAME })).toHaveFocus();
});

it('shows the interpretation that the laboratory sent, letter and word', async () => {
  const { dialog } = await openAntibiogram([
    organism('Escherichia coli', {
      resultsMicrobiology: [
        antibiotic('Ampicilina', '>=32', 'R'),
        antibiotic('Cefepima', '4', 'i'),
        antibiotic('Cefazolina', '2', 'SDD'),
        antibiotic('Amikacina', '<=2', 'S'),
        antibiotic('Colistina', '1'),
      ],
    }),
  ]);
  expect(rowsOf(await within(dialog).findByRole('table'))).toEqual([
    'Antibiótico | CMI | Interpretación',
    'Ampicilina | >=32 | R Resistente',
    'Cefepima | 4 | I Intermedio o sensible con exposición aumentada',
    'Cefazolina | 2 | SDD',
    'Amikacina | <=2 | S Sensible',
    'Colistina | 1 | ',
  ]);
});

it('lays several microorganisms side by side, their comments below', async () => {
  const { dialog } = await openAntibiogram([
    organism('Escherichia coli', {
      comment: '{"content":"\\"<p>BLEE</p>\\""}',
      resultsMicrobiology: [
        antibiotic('Ampicilina', '>=32', 'R'),
        antibiotic('Meropenem', '<=0.25', 'S'),
      ],
    }),
    organism('Enterococcus faecalis', {
      resultsMicrobiology: [antibiotic('Ampicilina', null), antibiotic('Vancomicina', '1', 'S')],
    }),
  ]);
  const region = await within(dialog).findByRole('region', { name: 'Microorganismos' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(rowsOf(within(region).getByRole('table'))).toEqual([
    'Antibiótico | Escherichia coli CMI | Enterococcus faecalis CMI',
    'Ampicilina | >=32 R Resistente | —Sin valor',
    'Meropenem | <=0.25 S Sensible | No probado',
    'Vancomicina | No probado | 1 S Sensible',
  ]);
  expect(within(dialog).getByRole('heading', { name: 'Escherichia coli' })).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Escherichia coliBLEE');
  expect(
    within(dialog).queryByRole('heading', { name: 'Enterococcus faecalis' }),
  ).not.toBeInTheDocument();
});

it('reads "Sin antibiograma" when no microorganism was found', async () => {
  const { dialog } = await openAntibiogram([organism('Candida', { selected: false })]);
  expect(await within(dialog).findByText('Sin antibiograma')).toBeInTheDocument();
});

it('names a microorganism without antibiotics', async () => {
  const { dialog } = await openAntibiogram([organism('Candida albicans')]);
  await within(dialog).findByRole('heading', { name: 'Candida albicans' });
  expect(dialog).toHaveTextContent('Sin antibióticos informados');
});

it('antibiotics that could not be read are not "none", and are counted', async () => {
  const { dialog } = await openAntibiogram([
    organism('Candida albicans', { resultsMicrobiology: [7] }),
    { selected: true },
  ]);
  expect(
    await within(dialog).findByRole('heading', { name: 'Candida albicans' }),
  ).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Los antibióticos no se pudieron leer.');
  expect(dialog).not.toHaveTextContent('Sin antibióticos informados');
  expect(within(dialog).getByRole('note')).toHaveTextContent('2 registros no se pudieron leer.');
});

it('what could not be read is not "not tested"', async () => {
  const { dialog } = await openAntibiogram([
    organism('Escherichia coli', {
      resultsMicrobiology: [antibiotic('Ampicilina', '>=32', 'R'), { cmi: '<=1' }],
    }),
    organism('Enterococcus faecalis', {
      resultsMicrobiology: [antibiotic('Vancomicina', '1', 'S')],
    }),
  ]);
  const region = await within(dialog).findByRole('region', { name: 'Microorganismos' });
  expect(rowsOf(within(region).getByRole('table')).slice(1)).toEqual([
    'Ampicilina | >=32 R Resistente | No probado',
    'Vancomicina | ?No se sabe si se probó | 1 S Sensible',
  ]);
  expect(dialog).toHaveTextContent('? no se sabe si se probó: algunos registros no se pudieron');
});

it('a culture whose microorganisms carry no mark of selection shows all of them', async () => {
  const { dialog } = await openAntibiogram([
    organism('Escherichia coli', { selected: undefined }),
    organism('Enterococcus faecalis', { selected: undefined }),
  ]);
  await within(dialog).findByRole('heading', { name: 'Escherichia coli' });
  expect(
    within(dialog).getByRole('heading', { name: 'Enterococcus faecalis' }),
  ).toBeInTheDocument();
});

const TRUE_ANSWER = { order: Number(ORDER), test: 88, microorganisms: [organism('Proteus')] };
const UNREADABLE = Object.entries(ANSWER_SHAPES)
  .filter(([shape]) => shape !== 'null')
  .map(([shape, change]) => [shape, change(TRUE_ANSWER)]);

it.each([...UNREADABLE, ['a page', '<html>'], ['an absent list', { order: Number(ORDER) }]])(
  'an antibiogram that comes as %s is a failure to retry, never "none"',
  async (_shape, body) => {
    server.use(http.get(DETECTION, () => HttpResponse.json(body as object)));
    const { user, dialog } = await openDialog();
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('No se pudo cargar el antibiograma');
    expect(dialog).not.toHaveTextContent('Sin antibiograma');
    server.use(http.get(DETECTION, () => HttpResponse.json(TRUE_ANSWER)));
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await within(dialog).findByRole('heading', { name: 'Proteus' })).toBeInTheDocument();
  },
);

it('says that the laboratory delivered none where it answers without content', async () => {
  server.use(http.get(DETECTION, () => new HttpResponse(null, { status: 204 })));
  const { user, dialog } = await openDialog();
  await within(dialog).findByText('El laboratorio no entregó el antibiograma de este examen.');
  expect(dialog).not.toHaveTextContent('Sin antibiograma');
  server.use(http.get(DETECTION, () => HttpResponse.json(TRUE_ANSWER)));
  await user.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  expect(await within(dialog).findByRole('heading', { name: 'Proteus' })).toBeInTheDocument();
});

it('waits, fails with the reason, and loads on retry', async () => {
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  server.use(
    http.get(DETECTION, async () => {
      await failed;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { user, dialog } = await openDialog();
  expect(await within(dialog).findByText('Cargando…')).toBeInTheDocument();
  fail();
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo cargar el antibiograma');
  server.use(
    http.get(DETECTION, () =>
      HttpResponse.json({ microorganisms: [organism('Escherichia coli')] }),
    ),
  );
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await within(dialog).findByText('Escherichia coli')).toBeInTheDocument();
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
});

it('never shows the antibiogram of another order (F7)', async () => {
  server.use(
    http.get(DETECTION, () =>
      HttpResponse.json({ order: 7, test: 88, microorganisms: [organism('Ajeno')] }),
    ),
  );
  const { dialog } = await openDialog();
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(dialog).not.toHaveTextContent('Ajeno');
});

it('hostile markup in a microorganism is text (A1)', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { dialog } = await openAntibiogram([
    organism(hostile, {
      comment: hostile,
      resultsMicrobiology: [antibiotic(hostile, hostile, hostile)],
    }),
  ]);
  await within(dialog).findByRole('table');
  expect(within(dialog).getAllByText(hostile)).toHaveLength(5);
  expect(within(dialog).queryByRole('img')).not.toBeInTheDocument();
});

it('is not offered where there is none, nor for a blocked test', async () => {
  await openOneOrder([
    { ...culture, testId: 1, hasAntibiogram: false },
    { ...culture, testId: 2, blockTest: 1 },
  ]);
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
});
