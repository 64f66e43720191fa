import { readdir } from 'node:fs/promises';

import { Hono } from 'hono';

import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { mailOf, sendMail } from '@demo-lis/server/mail/send-mail';
import { REPORT_LABELS } from '@demo-lis/server/report-labels';
import { readFields, textIn } from '@demo-lis/server/request-body';

/** What the app server answers when its folder is not there. */
const PATH_MISSING = '2';

/** Where the LIS's front end is installed, as the seed stores it under PathFE. */
const FRONT_END = '/opt/lis/frontend';
const TEMPLATES = `${FRONT_END}/public/Report/reportsandconsultations/reports`;
const LABELS = ['es', 'en'].map(
  (language) => `${FRONT_END}/public/languages/locale-${language}.json`,
);

/**
 * Calls of the local application server. Paths in the bodies are ignored: a browser must not choose what a server reads. With
 * `legacyPaths` they must be those of this laboratory, as servers in use expect; nothing is read at them all the same.
 */
export function appServerRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const routes = new Hono<LaboratoryEnv>();
  routes
    .post('/api/getlistReportFile', async (context) => {
      const names = await templateNames(lab.reportsFolder);
      const body = await readFields(context);
      const isKnown = textIn(body, 'pathReport') === TEMPLATES;
      const isFound = isKnown && textIn(body, 'report') === './public/reports';
      if (!names.includes('reports.mrt') || (lab.switches.legacyPaths && !isFound))
        return context.html(PATH_MISSING);
      return context.json(names.map((name) => ({ name })));
    })
    .post('/api/getlistidiome', async (context) => {
      const isFound = LABELS.includes(textIn(await readFields(context), 'pathReport'));
      if (lab.switches.legacyPaths && !isFound) return context.html(PATH_MISSING);
      return context.html(JSON.stringify(REPORT_LABELS));
    })
    .post('/api/sendEmail', async (context) => {
      const header = context.req.header('Authorization') ?? '';
      const isSignedIn = await lab.tokens.readSession(header).then(
        () => true,
        () => false,
      );
      if (!isSignedIn) return context.body(null, 400);
      const mail = mailOf(await readFields(context));
      return context.html((await sendMail(lab, mail)) ? 'send' : 'error');
    })
    .post('/api/user', (context) => {
      if (lab.presetUser === null) return context.html('');
      const account = { location: 1, type: 4, ...lab.presetUser };
      return context.html(Buffer.from(JSON.stringify(account)).toString('base64'));
    });
  return routes;
}

async function templateNames(folder: string | null): Promise<readonly string[]> {
  if (folder === null) return [];
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.mrt'));
}
