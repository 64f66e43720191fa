import { LABORATORY, openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount } from '@tests/e2e/support/portal';

const LABORATORY_USER = 4;

/** Whether the laboratory shows the final report in the place of the results (VerReporteResultados). */
export async function embedReports(isOn: boolean): Promise<void> {
  const { token } = await openLaboratory(demoAccount(LABORATORY_USER));
  const response = await fetch(`${LABORATORY}/service/configuration`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify([{ key: 'VerReporteResultados', value: String(isOn) }]),
  });
  if (!response.ok) throw new Error(`the laboratory refused its configuration: ${response.status}`);
}
