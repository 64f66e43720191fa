import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  answerDetection,
  antibiotic,
  culture,
  openAntibiograms,
  openCultures,
  organism,
  rowsOf,
} from './cultures';
import { openOneOrder } from '@tests/support/orders/one-order';
import { gate } from '@tests/support/reports/reports';

/** By hand and by disk, as the laboratory says to print them. */
const PRINTED = [
  {
    ...antibiotic('Ampicilina', '<=2', 'S'),
    ...{ cmiM: '>=32', interpretationCMIM: 'R', cmiMPrint: true },
  },
  {
    ...antibiotic('Cefoxitina', null),
    ...{ disk: '12', interpretationDisk: 'R', diskPrint: true },
  },
];

/** How much grew. */
const COUNTED = { recount: '> 10<sup>5</sup> UFC/mL' };

const coli = (resultsMicrobiology: readonly unknown[], more: object = {}) =>
  organism('Escherichia coli', { resultsMicrobiology, ...more });

const tableIn = async (dialog: HTMLElement) => rowsOf(await within(dialog).findByRole('table'));

it('shows one microorganism with what the laboratory sent of it, and no interpretation of its own', async () => {
  const { user, open } = await openAntibiograms(
    [
      coli(
        [
          antibiotic('Ampicilina', '>=32'),
          antibiotic('Trimetoprim', '<=1/19'),
          antibiotic('Colistina', null),
        ],
        { comment: '<p>Más de 100.000 UFC/mL</p>' },
      ),
      organism('Candida albicans', { selected: false }),
    ],
    [
      coli([
        antibiotic('Ampicilina', '>=32', 'R'),
        antibiotic('Cefepima', '4', 'i'),
        antibiotic('Cefazolina', '2', 'SDD'),
        antibiotic('Amikacina', '<=2', 'S'),
        antibiotic('Colistina', '1'),
      ]),
    ],
    [coli(PRINTED, COUNTED)],
  );
  const plain = await open(1);
  await within(plain).findByRole('table', { name: 'Escherichia coli' });
  expect(await tableIn(plain)).toEqual([
    'Antibiótico | CMI',
    'Ampicilina | >=32',
    'Trimetoprim | <=1/19',
    'Colistina | —Sin valor',
  ]);
  expect(plain).toHaveTextContent('Cultivo 1Escherichia coliMás de 100.000 UFC/mL');
  expect(plain).not.toHaveTextContent('Candida');
  await user.click(within(plain).getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('button', { name: 'Antibiograma de Cultivo 1' })).toHaveFocus();

  expect(await tableIn(await open(2))).toEqual([
    'Antibiótico | CMI | Interpretación',
    'Ampicilina | >=32 | R Resistente',
    'Cefepima | 4 | I Intermedio o sensible con exposición aumentada',
    'Cefazolina | 2 | SDD',
    'Amikacina | <=2 | S Sensible',
    'Colistina | 1 | ',
  ]);
  // What is to be printed comes first, and is told from what was measured.
  const printed = await open(3);
  expect(await tableIn(printed)).toEqual([
    'Antibiótico | CMI | Interpretación',
    'Ampicilina | >=32 (manual) | R Resistente',
    'Ampicilina | <=2 | S Sensible',
    'Cefoxitina | 12 (disco) | R Resistente',
  ]);
  expect(printed).toHaveTextContent('Escherichia coliRecuento: > 10⁵ UFC/mL');
});

it('lays several microorganisms side by side, those of one name numbered, and "unread" is not "not tested"', async () => {
  const { open } = await openAntibiograms(
    [
      coli([antibiotic('Ampicilina', '>=32', 'R'), antibiotic('Meropenem', '<=0.25', 'S')], {
        comment: '{"content":"\\"<p>BLEE</p>\\""}',
      }),
      organism('Enterococcus faecalis', {
        resultsMicrobiology: [antibiotic('Ampicilina', null), antibiotic('Vancomicina', '1', 'S')],
      }),
    ],
    [
      coli(PRINTED),
      organism('Proteus', { id: 2, resultsMicrobiology: [antibiotic('Ampicilina', '4', 'I')] }),
    ],
    [
      coli([antibiotic('Ampicilina', '<=2')], COUNTED),
      coli([antibiotic('Ampicilina', '>=32')], {
        ...{ comment: 'BLEE positivo', recount: null, complementations: 'Aislar' },
      }),
    ],
    [
      coli([antibiotic('Ampicilina', '>=32', 'R'), { cmi: '<=1' }]),
      organism('Enterococcus faecalis', {
        resultsMicrobiology: [antibiotic('Vancomicina', '1', 'S')],
      }),
    ],
  );
  const two = await open(1);
  const region = await within(two).findByRole('region', { name: 'Microorganismos' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(await tableIn(region)).toEqual([
    'Antibiótico | Escherichia coli CMI | Enterococcus faecalis CMI',
    'Ampicilina | >=32 R Resistente | —Sin valor',
    'Meropenem | <=0.25 S Sensible | No probado',
    'Vancomicina | No probado | 1 S Sensible',
  ]);
  const headings = within(two).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Escherichia coli']);
  expect(two).toHaveTextContent('Escherichia coliBLEE');

  const printed = await open(2);
  expect((await tableIn(printed)).slice(1)).toEqual([
    'Ampicilina | >=32 (manual) R Resistente<=2 S Sensible | 4 I Intermedio o sensible con exposición aumentada',
    'Cefoxitina | 12 (disco) R Resistente | No probado',
  ]);
  expect(printed).toHaveTextContent('S SensibleI Intermedio');

  const strains = await open(3);
  expect(await tableIn(strains)).toEqual([
    'Antibiótico | Escherichia coli (1) CMI | Escherichia coli (2) CMI',
    'Ampicilina | <=2 | >=32',
  ]);
  expect(strains).toHaveTextContent('Escherichia coli (1)Recuento: > 10⁵ UFC/mL');
  expect(strains).toHaveTextContent('(2)BLEE positivoComentario complementario: Aislar');

  const unread = await open(4);
  expect((await tableIn(unread)).slice(1)).toEqual([
    'Ampicilina | >=32 R Resistente | No probado',
    'Vancomicina | ?No se sabe si se probó | 1 S Sensible',
  ]);
  expect(unread).toHaveTextContent('? no se sabe si se probó: algunos registros no se pudieron');
});

it('says which of none found, none tested and none readable is meant', async () => {
  const { open } = await openAntibiograms(
    [organism('Candida', { selected: false })],
    [organism('Candida albicans')],
    [organism('Candida albicans', { resultsMicrobiology: [7] }), { selected: true }],
    // Without any mark of selection, all of them are meant.
    [
      organism('Escherichia coli', { selected: undefined }),
      organism('Proteus', { selected: undefined }),
    ],
  );
  expect(await within(await open(1)).findByText('Sin antibiograma')).toBeVisible();

  const untested = await open(2);
  await within(untested).findByRole('heading', { name: 'Candida albicans' });
  expect(untested).toHaveTextContent('Sin antibióticos informados');

  const unread = await open(3);
  await within(unread).findByRole('heading', { name: 'Candida albicans' });
  expect(unread).toHaveTextContent('Los antibióticos no se pudieron leer.');
  expect(unread).not.toHaveTextContent('Sin antibióticos informados');
  expect(within(unread).getByRole('note')).toHaveTextContent('2 registros no se pudieron leer.');

  const all = await open(4);
  await within(all).findByRole('heading', { name: 'Escherichia coli' });
  expect(within(all).getByRole('heading', { name: 'Proteus' })).toBeVisible();
});

it('what fails, is of another order, unreadable or not delivered is never "none", and loads on retry', async () => {
  const FAILED = 'No se pudo cargar el antibiograma';
  const answers: readonly (readonly [string, () => object])[] = [
    [FAILED, () => HttpResponse.json({}, { status: 500 })],
    [FAILED, () => ({ order: 7, microorganisms: [organism('Ajeno')] })],
    [FAILED, () => ({})],
    [
      'El laboratorio no entregó el antibiograma de este examen.',
      () => new HttpResponse(null, { status: 204 }),
    ],
  ];
  const { user, open } = await openCultures(answers.map((_, at) => culture(at + 1)));
  for (const [at, [told, answer]] of answers.entries()) {
    const answered = gate();
    answerDetection(async () => {
      await answered.wait();
      return answer();
    });
    const dialog = await open(at + 1);
    expect(await within(dialog).findByText('Cargando…')).toBeVisible();
    answered.open();
    expect(await within(dialog).findByText(told)).toBeVisible();
    expect(dialog).not.toHaveTextContent(/Ajeno|Sin antibiograma/);
    answerDetection(() => ({ microorganisms: [organism('Proteus')] }));
    await user.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
    expect(await within(dialog).findByRole('heading', { name: 'Proteus' })).toBeVisible();
    expect(within(dialog).queryByText(told)).toBeNull();
  }
});

it('of several tests of one number it says that it may be of any; their samples tell them apart', async () => {
  answerDetection(() => ({ microorganisms: [organism('Proteus')] }));
  const { open } = await openCultures([
    culture(88, { sampleName: 'Brazo derecho' }),
    culture(88, { sampleName: 'Brazo izquierdo' }),
    culture(89, { sampleName: 'Catéter' }),
  ]);
  expect(screen.getByText('Brazo derecho')).toBeVisible();
  expect(screen.getByText('Brazo izquierdo')).toBeVisible();
  expect(screen.queryByText('Catéter')).toBeNull();
  const ofAny = within(await open(88));
  await ofAny.findByRole('heading', { name: 'Proteus' });
  expect(ofAny.getByRole('note')).toHaveTextContent(/no dice de cuál de ellos es/);
  const ofOne = within(await open(89));
  await ofOne.findByRole('heading', { name: 'Proteus' });
  expect(ofOne.queryByRole('note')).toBeNull();
});

it('one that may be of a test kept back is not offered nor asked for, and that is said', async () => {
  const asked: number[] = [];
  answerDetection((test) => {
    asked.push(test);
    return {};
  });
  await openOneOrder([culture(88), culture(88, { blockTest: true, result: 'Restringido' })]);
  expect(screen.getAllByText(/^El antibiograma no se muestra aquí/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Antibiograma/ })).toBeNull();
  expect(asked).toEqual([]);
});
