import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import { startComparing } from '@tests/support/orders/history';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openOneOrder, openOwnOrder } from '@tests/support/orders/one-order';
import {
  ANA,
  answerByArea,
  CHEMISTRY,
  HEMATOLOGY,
  openInArea,
  resultRow,
  results,
  searchInArea,
  shownTests,
} from '@tests/support/orders/results';
import { watchWords } from '@tests/support/page/watch-words';
import { HEADER } from '@tests/support/reports/reports';

/** Stands in every field of a hidden test that could tell something. */
const canaries = (name: string) => ({
  testName: `${name} name`,
  result: `${name} result`,
  refLiteral: `${name} reference`,
  unit: `${name} unit`,
  technique: `${name} technique`,
  hasComment: true,
  resultComment: { comment: `${name} comment` },
});

/** Every user type sees validated tests only. */
function restrictToValidated(): void {
  const settings = [1, 2, 3, 4, 5, 6].map((type) => ({
    type,
    message: '',
    image: '',
    visible: true,
    confidential: false,
    quantityOrder: 0,
    onlyValidated: true,
  }));
  server.use(http.get(`${LABORATORY}/service/usertypes`, () => HttpResponse.json(settings)));
}

/** Nothing of a test that is hidden, in no field of it and at no time. */
const CANARY = /(pending|unknown|panic|normal) (name|result|reference|unit|technique|comment)/;

const TOLD = /se comunicará con usted|hasta hablar con el paciente/;

it.each([1, 2])(
  'type %i: what is not validated, in panic or blocked never comes into the page',
  async (type) => {
    changeSetting('BloqueaPanicos', '1');
    restrictToValidated();
    const words = watchWords();
    await openOwnOrder(
      [
        { result: 'seen result' },
        { ...canaries('pending'), state: 3 },
        { ...canaries('unknown'), state: null },
        { ...canaries('panic'), pathology: 4 },
        {
          ...canaries('normal'),
          result: 'Bloqueado',
          blockTest: 1,
          testName: 'Examen 5',
          unit: '',
          refLiteral: '',
          technique: '',
        },
      ],
      type,
    );
    await results();
    expect(screen.getByText('Bloqueado')).toBeVisible();
    const all = `${words()} ${document.documentElement.outerHTML}`;
    expect(all).toContain('seen result');
    expect(all).not.toMatch(CANARY);
  },
);

/** A normal result in one area, one in panic in another, and the header that the laboratory notes something in. */
function answerBlocked(blocking: string): () => string {
  changeSetting('BloqueaPanicos', blocking);
  answerByArea([
    wireTest(ANA, 1, { ...canaries('normal'), testName: 'Examen 1', ...CHEMISTRY }),
    wireTest(ANA, 2, { ...canaries('panic'), ...HEMATOLOGY, pathology: 4 }),
  ]);
  const comments = [{ comment: 'Glucosa 512 informada', print: true }];
  const header = { orderNumber: Number(ANA), service: { name: 'Urgencias' }, comments };
  server.use(http.post(HEADER, () => HttpResponse.json([header])));
  return watchWords();
}

/** Nothing is there to read or report. */
async function expectNothingToRead(): Promise<void> {
  expect(await screen.findByText(TOLD)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Resultados' })).toBeNull();
  expect(screen.queryByText(/Examen \d/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Alterados' })).toBeNull();
}

it('with blocking by order a result of another area keeps all back, the comment of the order too', async () => {
  const words = answerBlocked('2');
  await openInArea(1, 'Química clínica');
  expect(await screen.findByText('Urgencias')).toBeVisible();
  await expectNothingToRead();
  // No button that could only refuse.
  expect(screen.queryByRole('button', { name: /informe/i })).toBeNull();
  const all = `${words()} ${document.documentElement.outerHTML}`;
  expect(all).not.toMatch(CANARY);
  expect(all).not.toContain('Glucosa 512 informada');
});

it('with blocking by test the rest is shown, with a note that tells nothing of what is withheld, where something is', async () => {
  const words = answerBlocked('1');
  const user = await openInArea(1, 'Química clínica');
  expect(await shownTests()).toEqual(['Examen 1']);
  expect(screen.queryByText(TOLD)).toBeNull();

  await searchInArea(user, 'Todas');
  expect(await shownTests()).toEqual(['Examen 1']);
  expect(screen.getByText(TOLD)).toHaveTextContent(
    /^El laboratorio retiene estos resultados hasta hablar con el paciente\.$/,
  );
  // "0 alterados" would reassure wrongly.
  expect(screen.getByText('1 examen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Alterados' })).toBeNull();

  await searchInArea(user, 'Hematología');
  await expectNothingToRead();
  expect(await screen.findByRole('button', { name: 'Informe final' })).toBeDisabled();
  expect(words()).not.toMatch(/panic (name|result)/);
});

/** What a server may send in the place of a restricted result: its own word, another one, or by mistake the value. */
const SENT = ['', 'RESTRINGIDO ', 'Reservado', '7.9'];

/** The demo laboratory's sign-in, with or without the right to see confidential results. */
function signInWithRight(confidential: boolean): void {
  server.use(
    http.post(`${LABORATORY}/service/authentication/web`, async ({ request }) => {
      if (request.headers.has('x-own-call')) return undefined;
      const headers = { 'content-type': 'application/json', 'x-own-call': 'yes' };
      const body = await request.text();
      const original = await fetch(request.url, { method: 'POST', headers, body });
      const answer = (await original.json()) as { user: object };
      return HttpResponse.json({ ...answer, user: { ...answer.user, confidential } });
    }),
  );
}

/** Opens an order with an open result and confidential ones in panic, sent in every way. */
async function openConfidential(word: string, mayRead: boolean) {
  changeSetting('ComentarioRegistroRestringido', word);
  signInWithRight(mayRead);
  const words = watchWords();
  const comment = { hasComment: true, resultComment: { comment: 'secret comment' } };
  const secret = { confidential: true, pathology: 6, hasAntibiogram: true, ...comment };
  const user = await openOneOrder([
    wireTest(ANA, 1),
    ...SENT.map((result, at) => wireTest(ANA, at + 2, { ...secret, result })),
  ]);
  await startComparing(user);
  return words;
}

it.each([
  ['', 'Restringido'],
  ['Uso reservado', 'Uso reservado'],
])(
  'a confidential result, however it was sent, reads "%s" as "%s" to who lacks the right, and tells nothing else',
  async (word, shown) => {
    const words = await openConfidential(word, false);
    for (const at of SENT.keys()) {
      const row = within(await resultRow(`Examen ${at + 2}`));
      expect(row.getByText(shown)).toBeVisible();
      expect(row.queryByRole('checkbox')).toBeNull();
      expect(row.queryByRole('button')).toBeNull();
      expect(row.queryByText(/Crítico|Alto|Normal/)).toBeNull();
    }
    expect(screen.getByText(/^5 exámenes$/)).toBeVisible();
    expect(words()).not.toMatch(/7\.9|secret comment/);
  },
);

it('who may see confidential results sees one like any other', async () => {
  await openConfidential('Uso reservado', true);
  const row = within(await resultRow('Examen 5'));
  expect(row.getByText('7.9')).toBeVisible();
  expect(row.getByText(/Crítico/)).toBeVisible();
  expect(row.getByRole('checkbox', { name: 'Comparar Examen 5' })).toBeVisible();
});
