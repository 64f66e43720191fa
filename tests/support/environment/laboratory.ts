import { copyFile, rm } from 'node:fs/promises';

import { createLaboratory, type Laboratory } from '@demo-lis/create-laboratory';
import { SMALL_SIZE } from '@demo-lis/seed/seed-laboratory';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { inject } from 'vitest';

/** Where the flow tests' demo laboratory answers. */
export const LABORATORY = 'http://lis.test';

/** The runtime file of the flow tests: the bases of the demo laboratory. */
export const RUNTIME_FILE = {
  serviceUrl: `${LABORATORY}/service`,
  mailUrl: `${LABORATORY}/mail`,
  appServerUrl: `${LABORATORY}/app`,
  lisUrl: `${LABORATORY}/lis`,
  language: 'es',
  // Most tests of the sign-in are about something else than who enters.
  defaultUserType: 1,
  // Most tests of the dashboard begin with a search of their own.
  startDays: 0,
  // And count what they ask for themselves.
  reviewLimit: 0,
};

interface OpenLaboratory {
  readonly laboratory: Laboratory;
  readonly file: string;
}

let opened: Promise<OpenLaboratory> | null = null;
let copies = 0;

/** A laboratory on a copy of the seeded database, so that what one file of tests saves no other meets. */
async function openCopy(): Promise<OpenLaboratory> {
  const seeded = inject('seededLaboratory');
  const file = `${seeded}-${String(process.pid)}-${String((copies += 1))}`;
  await copyFile(seeded, file);
  const laboratory = await createLaboratory({
    databaseUrl: `file:${file}`,
    // Nothing to do: the file is seeded, and with this.
    seed: SMALL_SIZE,
    smtpPort: null,
  });
  return { laboratory, file };
}

/** Opened by the first call of a file of tests. */
async function openLaboratory(): Promise<Laboratory> {
  opened ??= openCopy();
  return (await opened).laboratory;
}

/** Answers the portal's calls: what its host serves, and the demo laboratory in this very process. */
export const server = setupServer(
  http.get('*/config.json', () => HttpResponse.json(RUNTIME_FILE)),
  // Its header has the browser forget what the site stored.
  http.get('*/signed-out', () => {
    localStorage.clear();
    return new HttpResponse(null, { status: 204 });
  }),
  http.all(`${LABORATORY}/*`, async ({ request }) => (await openLaboratory()).fetch(request)),
  // The installation adds no files of its own; `serveReportFiles` gives those of the repository.
  http.get('*/reports/:file', () => new HttpResponse(null, { status: 404 })),
  http.get('*/glossary/:file', () => new HttpResponse(null, { status: 404 })),
);

/** Closes the demo laboratory when the file's tests are over. */
export async function closeLaboratory(): Promise<void> {
  if (opened === null) return;
  const { laboratory, file } = await opened;
  opened = null;
  await laboratory.close();
  await rm(file);
}
