// Whatever a failing server says, the alert and its "Detalles" show nothing of the server's inside.
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { getOrderResults } from '@/api/orders/get-order-results';
import { Providers } from '@/app/start/providers';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { RESULTS } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';

const ORDER = '202611050005';
/** Stands in every hostile text, so that a part of it is found as well. */
const CANARY = 'kanarie';

/** What betrays a machine's inside. */
const INSIDE = [
  `at net.lab.${CANARY}.Dao.find(Dao.java:117)`,
  `java.lang.IllegalStateException: ${CANARY}`,
  `Caused by: ${CANARY}`,
  `at Lab.${CANARY}.Find(Int32 id) in C:\\src\\Orders.cs:line 42`,
  `at ${CANARY} (/srv/app/index.js:12:7)`,
  `File "/opt/lis/${CANARY}.py", line 3, in find`,
  `#0 /var/www/${CANARY}.php(12): find()`,
  `goroutine 1 [running]: main.${CANARY}(0xc000010000)`,
  `panic: runtime error: ${CANARY}`,
  `SELECT ${CANARY} FROM lab21 WHERE lab21c2 = 5`,
  `select count(*) from ${CANARY}`,
  `insert into ${CANARY} values (1)`,
  `UPDATE ${CANARY} SET clave = 'x'`,
  `lab21 INNER JOIN ${CANARY} ON lab21c1 = lab22c1`,
  `${CANARY} WHERE lab21c2 = 'x' OR 1=1`,
  `ORA-00942: ${CANARY} does not exist`,
  `SQLSTATE[42S02]: ${CANARY}`,
  `ERROR: relation "${CANARY}" does not exist`,
  `Duplicate entry '${CANARY}' for key 'PRIMARY'`,
  `eyJhbGciOiJIUzI1NiJ9.${CANARY}.c2VjcmV0`,
  `Authorization: Bearer ${CANARY}0123456789`,
  `token=${CANARY}`,
  `JSESSIONID=${CANARY}0123456789ABCDEF`,
  `Set-Cookie: sid=${CANARY}`,
  `Server=db01;Database=lab;User Id=sa;Password=${CANARY}`,
  `api_key: ${CANARY}`,
  `/opt/lis/frontend/${CANARY}`,
  `C:\\inetpub\\${CANARY}\\web.config`,
  `\\\\servidor\\${CANARY}`,
  `file:///home/${CANARY}/lab.db`,
  `mongodb://lab:${CANARY}@10.0.0.4:27017`,
  `https://lis.internal/${CANARY}?user=ana`,
  `<h1>${CANARY}</h1><pre>NullPointerException</pre>`,
];

const PROSE = ['', 'No fue posible. ', 'Error interno: ', 'Falla|', '2|campo|'];
const AFTER = ['', ' (avise a sistemas)', '\n\tat net.lab.X.y(X.java:1)', '|3'];

const hostileText = fc
  .tuple(fc.constantFrom(...PROSE), fc.constantFrom(...INSIDE), fc.constantFrom(...AFTER))
  .map((parts) => parts.join(''));

const envelope = fc
  .record({
    code: fc.constantFrom(0, 1, 2, '2', 9),
    message: fc.oneof(hostileText, fc.constant('Fallo inesperado')),
    errorFields: fc.oneof(fc.array(hostileText, { maxLength: 3 }), hostileText, fc.constant(null)),
    detail: hostileText,
    path: hostileText,
    trace: fc.array(hostileText, { maxLength: 2 }),
  })
  .map((body) => ({ body: JSON.stringify(body), type: 'application/json' }));

const page = hostileText.map((text) => ({
  body: `<!doctype html><title>${text}</title><pre>${text}</pre>`,
  type: 'text/html',
}));

const plain = hostileText.map((body) => ({ body, type: 'text/plain' }));

const answer = fc.record({
  content: fc.oneof({ weight: 4, arbitrary: envelope }, page, plain),
  status: fc.constantFrom(200, 400, 404, 409, 422, 429, 500, 500, 502, 503),
  header: fc.constantFrom(...INSIDE),
});

/** What people and support read of a failed call. */
async function readAlert(error: unknown): Promise<string> {
  const { unmount } = render(
    <Providers>
      <ErrorAlert title="Falló" error={error} isRetrying={false} onRetry={() => undefined} />
    </Providers>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Detalles' }));
  const text = screen.getByRole('alert').textContent;
  unmount();
  return text;
}

const LEAKS = new RegExp(
  `${CANARY}|\\bat \\S+\\(|Exception|SELECT|\\bfrom\\b|eyJ|Bearer|/opt/|[A-Z]:\\\\|<pre|${ORDER}|[?&]\\w+=`,
  'i',
);

it('of hostile answers nothing of the inside is shown, and the address names no order', async () => {
  await openPortal();
  const hostile = fc.asyncProperty(answer, async ({ content, status, header }) => {
    const headers = { 'Content-Type': content.type, 'X-Error': encodeURIComponent(header) };
    server.use(
      http.get(RESULTS, () => {
        const statusText = header.replaceAll(/[^\x20-\x7e]/g, ' ');
        return new HttpResponse(content.body, { status, statusText, headers });
      }),
    );
    const error: unknown = await getOrderResults(ORDER, 0).catch((cause: unknown) => cause);
    const shown = await readAlert(error);
    expect(shown).toContain('/orders/results/order/{');
    expect(shown).not.toMatch(LEAKS);
    server.resetHandlers();
  });
  await fc.assert(hostile, { numRuns: 1000 });
});
