import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen as page, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { expect } from 'vitest';

import { login } from '@/api/authentication/login';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { Providers } from '@/app/start/providers';
import { createQueryClient } from '@/api/query-client';
import { writeAuthorization } from '@/api/session/authorization-store';
import type { UserTypeCode } from '@/domain/auth/user-type';
import { ReportButton } from '@/features/reports/report-button';
import { loadDashboardTexts } from '@/i18n/dashboard-texts';

import { orderSummary } from '@tests/support/fixtures/order-summary';
import { openPortal } from '@tests/support/page/render-app';
import { ORDER } from './report-answers';

/** Shows a part of the dashboard by itself, to a user of a type, with the laboratory's own settings. */
export async function openReports(type: UserTypeCode, screen: ReactNode): Promise<UserEvent> {
  await openPortal();
  await loadDashboardTexts();
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.type === type);
  const { userName: user, password } = account ?? { userName: '', password: '' };
  const outcome = await login({ user, password, type, historyType: -1 });
  if (outcome.kind === 'refused') throw new Error(`no demo account of type ${type}`);
  writeAuthorization(outcome.authorization);
  const queryClient = createQueryClient(() => undefined);
  const { container } = await act(async () => {
    const shown = render(
      <QueryClientProvider client={queryClient}>
        <Providers>
          <Suspense>{screen}</Suspense>
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

const RULES = { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } as const;

/** The button of an order's final report by itself, to the laboratory's own user. */
export function openFinalReport(
  mode: 'on-click' | 'direct' = 'on-click',
  disabled = false,
): Promise<UserEvent> {
  return openReports(
    4,
    <ReportButton
      kind="final"
      mode={mode}
      order={ORDER}
      patient={orderSummary(ORDER, { patientId: 'doc 1', lastName: 'Prueba' })}
      rules={RULES}
      disabled={disabled}
    />,
  );
}

/** The same, and the report begun. */
export async function startFinalReport(): Promise<UserEvent> {
  const user = await openFinalReport();
  await user.click(page.getByRole('button', { name: 'Informe final' }));
  return user;
}
