import { createLaboratory, type Laboratory } from '@demo-lis/create-laboratory';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Where the flow tests' demo laboratory answers. */
export const LABORATORY = 'http://lis.test';

/** The runtime file of the flow tests: the bases of the demo laboratory. */
export const RUNTIME_FILE = {
  serviceUrl: `${LABORATORY}/service`,
  mailUrl: `${LABORATORY}/mail`,
  appServerUrl: `${LABORATORY}/app`,
  lisUrl: `${LABORATORY}/lis`,
  language: 'es',
};

/** Small, because every file of flow tests seeds its own. */
const SEED = { patients: 40, orders: 200, days: 365 };

let laboratory: Promise<Laboratory> | null = null;

/** Opened by the first call. */
function openLaboratory(): Promise<Laboratory> {
  laboratory ??= createLaboratory({ databaseUrl: ':memory:', seed: SEED, smtpPort: null });
  return laboratory;
}

/** Answers the portal's calls: what its host serves, and the demo laboratory in this very process. */
export const server = setupServer(
  http.get('*/config.json', () => HttpResponse.json(RUNTIME_FILE)),
  http.get('*/signed-out', () => new HttpResponse(null, { status: 204 })),
  http.all(`${LABORATORY}/*`, async ({ request }) => (await openLaboratory()).fetch(request)),
  // The installation adds no files of its own; `serveReportFiles` gives those of the repository.
  http.get('*/reports/:file', () => new HttpResponse(null, { status: 404 })),
);

/** Closes the demo laboratory when the file's tests are over. */
export async function closeLaboratory(): Promise<void> {
  await (await laboratory)?.close();
}
