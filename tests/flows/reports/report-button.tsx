import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect } from 'vitest';

import { configurationOptions } from '@/api/configuration/get-configuration';
import { createQueryClient } from '@/api/query-client';
import { writeAuthorization } from '@/api/session/authorization-store';
import { Providers } from '@/app/start/providers';
import { ReportButton } from '@/features/reports/report-button';
import { addTextsOfAll } from '@/i18n/add-texts';

import { orderSummary } from '@tests/support/fixtures/order-summary';
import { openPortal } from '@tests/support/page/render-app';
import { authorizationOf } from '@tests/support/people/world';
import { ORDER } from './report-answers';

const LABORATORY_USER = 4;
const RULES = { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } as const;

/** The button of an order's final report by itself, to the laboratory's own user, with the laboratory's own settings. */
export async function openFinalReport(): Promise<UserEvent> {
  await openPortal();
  await addTextsOfAll('dashboard');
  writeAuthorization(await authorizationOf(LABORATORY_USER));
  const queryClient = createQueryClient(() => undefined);
  const { container } = await act(async () => {
    const shown = render(
      <QueryClientProvider client={queryClient}>
        <Providers>
          <Suspense>
            <ReportButton
              kind="final"
              mode="on-click"
              order={ORDER}
              patient={orderSummary(ORDER, { patientId: 'doc 1', lastName: 'Prueba' })}
              rules={RULES}
              disabled={false}
              stand={null}
            />
          </Suspense>
        </Providers>
      </QueryClientProvider>,
    );
    await queryClient.query(configurationOptions());
    return shown;
  });
  await waitFor(() => {
    expect(container).not.toBeEmptyDOMElement();
  });
  return userEvent.setup();
}

/** The same, and the report begun. */
export async function startFinalReport(): Promise<UserEvent> {
  const user = await openFinalReport();
  await user.click(screen.getByRole('button', { name: 'Informe final' }));
  return user;
}
