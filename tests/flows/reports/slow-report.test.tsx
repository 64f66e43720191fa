// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { answerFinalReport, FINAL, openOrder, press } from './open-order';
import { server } from '@tests/support/environment/laboratory';
import { watchReports } from './report-world';
import { FINAL_REPORT, gate } from '@tests/support/reports/reports';

it('what comes over a slow network is counted, and not read out', async () => {
  watchReports();
  answerFinalReport();
  const rest = gate();
  server.use(
    http.post(FINAL_REPORT, () => {
      const body = new ReadableStream({
        async start(stream) {
          // White space before the first character of an answer means nothing.
          stream.enqueue(new TextEncoder().encode(' '.repeat(1_240_000)));
          await rest.wait();
          stream.error(new Error('the line is gone'));
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
    }),
  );
  const user = await openOrder();
  await press(user, FINAL);
  const counted = await screen.findByText('1,2 MB');
  expect(counted).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(/^Consultando los resultados/)).toHaveTextContent(
    'Consultando los resultados… 1,2 MB',
  );
  rest.open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo generar el informe');
});
