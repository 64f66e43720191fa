import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { answerOnce, failure, passwordField, signIn } from '@tests/support/people/login';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

/** Seconds to wait, which the portal of another origin may read. */
const WAIT = { 'retry-after': '7', 'access-control-expose-headers': 'retry-after' };
it.each<[string, () => Response, string]>([
  [
    'code 0',
    failure({ code: 0, message: 'Base sin espacio' }),
    'El laboratorio respondió: «Base sin espacio».',
  ],
  ['code 1', failure({ code: 1, message: 'Sin conexión' }), '«Sin conexión»'],
  [
    'code 0 without words',
    failure({ code: 0, message: '', errorFields: null }),
    'no pudo completar',
  ],
  [
    'code 0 with a trace',
    failure({ code: 0, message: 'java.lang.NullPointerException' }),
    'no pudo completar',
  ],
  [
    'code 1 with an unknown entry',
    failure({ code: 1, message: 'x', errorFields: ['99|y'] }),
    '«x»',
  ],
  ['500 in JSON without a code', failure({ error: 'Internal' }), 'no pudo completar'],
  ['401', () => new HttpResponse('Unauthorized', { status: 401 }), 'no autorizó'],
  ['a foreign 403', () => HttpResponse.html('<h1>WAF</h1>', { status: 403 }), 'no autorizó'],
  ['404', failure({ error: 'Not Found' }, 404), 'no pudo completar'],
  ['429', failure({ code: 2 }, 429), 'no pudo completar'],
  [
    '429 with a wait',
    () => new HttpResponse('', { status: 429, headers: WAIT }),
    'Intente de nuevo en 7 segundos',
  ],
  [
    '503 with a wait of hours',
    () => new HttpResponse('', { status: 503, headers: { 'Retry-After': '7201' } }),
    'Intente de nuevo en 3 horas',
  ],
  ['502', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }), 'no pudo completar'],
  ['503 in our own shape', failure({ code: 2, errorFields: null }, 503), 'no pudo completar'],
  ['an error object with 200', failure({ code: 0, message: 'x' }, 200), 'no puede leer'],
  ['an empty body', () => new HttpResponse(null), 'no puede leer'],
  ['a broken body', () => new HttpResponse('{"succ'), 'no puede leer'],
  ['a page', () => HttpResponse.html('<h1>Wi-Fi</h1>'), 'no puede leer'],
  ['no answer', () => HttpResponse.error(), 'No fue posible conectarse'],
])(
  '%s blames nobody, opens no dialog and keeps what was typed (D6)',
  async (_case, answer, words) => {
    answerOnce(answer);
    const user = await openPortal();
    await signIn(user, 'Médico', ['medico', 'Secreta-1']);
    const alert = await screen.findByRole('alert', {
      name: 'No pudimos comunicarnos con el laboratorio',
    });
    expect(alert).toHaveTextContent(words);
    expect(alert).not.toHaveTextContent('no es válido');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: USER_FIELD })).toHaveValue('medico');
    expect(passwordField()).toHaveValue('Secreta-1');
  },
);
