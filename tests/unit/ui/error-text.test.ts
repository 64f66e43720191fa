// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';

import { initI18n } from '@/i18n/init-i18n';
import { ApiError, type EnvelopeCode } from '@/lib/http/api-error';
import { useErrorText } from '@/ui/errors/use-error-text';

const failed = (status: number) => new ApiError('rejected', '/x', { status });
const asksToWait = (waitSeconds: number) =>
  new ApiError('rejected', '/x', { status: 429, waitSeconds });
const said = (code: EnvelopeCode, message: string, ...errorFields: string[]) =>
  new ApiError('rejected', '/x', { status: 500, envelope: { code, message, errorFields } });

function Words({ error }: { readonly error: unknown }) {
  return useErrorText()(error);
}

beforeAll(() => initI18n('es'));

it.each<[string, unknown, string]>([
  ['no answer', new ApiError('unreachable', '/x'), 'No fue posible conectarse con el servidor'],
  ['no network', new ApiError('offline', '/x'), 'No hay conexión a internet'],
  ['a late answer', new ApiError('timeout', '/x'), 'tardó demasiado en responder'],
  ['a refused token', new ApiError('unauthorized', '/x', { status: 401 }), 'no autorizó'],
  ['something unreadable', new ApiError('contract', '/x', { status: 200 }), 'no puede leer'],
  ['a status without words', failed(502), 'no pudo completar la solicitud. Intente de nuevo en'],
  ['a body that is too large', failed(413), 'más grande de lo que el servidor acepta'],
  ['a wait of seconds', asksToWait(7), 'Intente de nuevo en 7 segundos'],
  ['a wait of hours', asksToWait(7201), 'Intente de nuevo en 3 horas'],
  ['no wait at all', asksToWait(0), 'no pudo completar'],
  ['an unexpected failure', said(0, 'Sin memoria'), 'El laboratorio respondió: «Sin memoria». Int'],
  ['a failed database', said(1, 'Sin conexión'), 'El laboratorio respondió: «Sin conexión».'],
  ['a failure without words', said(0, ''), 'no pudo completar'],
  ['a failure with a trace', said(0, 'java.lang.NullPointerException'), 'no pudo completar'],
  [
    'a broken rule',
    said(2, 'Data Error', '2|campo fecha'),
    'no aceptó la solicitud: «Data Error: campo fecha».',
  ],
  ['a broken rule without words', said(2, ''), 'El laboratorio no aceptó la solicitud.'],
  ['a broken rule with a trace', said(2, 'x\n\tat com.lab.Dao'), 'no aceptó la solicitud.'],
  ['a defect of the portal', new TypeError('x'), 'Ocurrió un error inesperado.'],
])('%s is told in words', (_case, error, words) => {
  expect(renderToStaticMarkup(createElement(Words, { error }))).toContain(words);
});

it('after a broken rule nobody is told to try again', () => {
  const words = renderToStaticMarkup(createElement(Words, { error: said(2, 'Data Error') }));
  expect(words).not.toContain('Intente de nuevo');
});
