import { setTimeout } from 'node:timers/promises';

import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';

import { failurePage } from './failure-page';
import { Refusal, failureAnswer } from './failures';
import { DroppedConnection, createFaults, shuffleAnswer } from './faults';
import type { LaboratoryContext, LaboratoryEnv } from './laboratory-context';
import { appServerRoutes } from './routes/app-server';
import { configurationRoutes } from './routes/configuration';
import { inboxRoutes } from './routes/inbox';
import { lisMasterDataRoutes } from './routes/lis-master-data';
import { lisReportRoutes } from './routes/lis-reports';
import { loginRoutes } from './routes/login';
import { mailRoutes, serviceMailRoutes } from './routes/mail';
import { mergeRoutes } from './routes/merge';
import { orderRoutes } from './routes/orders';
import { passwordRoutes } from './routes/passwords';
import { startPageRoutes } from './routes/start-page';
import { userRoutes } from './routes/users';
import { TokenError } from './tokens';

const DEMO_HEADERS = ['x-demo-fault', 'x-demo-charset', 'x-demo-merge'];
const SERVICE_HEADERS = [
  'Content-Type',
  'Authorization',
  'X-Requested-With',
  'requestId',
  'Correlation-Id',
  ...DEMO_HEADERS,
];
const PREFLIGHT_SECONDS = 600;

/**
 * All five servers of the contract on one address: `/service`, `/mail`, `/lis`, `/app`, `/merge`, with the mails at `/inbox` and
 * faults on purpose at `/faults`. Any page may call; only the merge server refuses an Authorization header, as observed.
 */
export function createApp(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const app = new Hono<LaboratoryEnv>();
  const faults = createFaults(lab.faults);
  app.use('/merge/*', allowing(['Content-Type', ...DEMO_HEADERS]));
  for (const base of ['/service/*', '/lis/*', '/mail/*', '/app/*', '/faults']) {
    app.use(base, allowing(SERVICE_HEADERS));
  }
  if (!lab.switches.strict) app.use(faults.middleware);
  if (lab.switches.late > 0) {
    app.use(async (_context, next) => {
      await next();
      await setTimeout(Math.random() * lab.switches.late);
    });
  }
  if (lab.switches.shuffle) {
    app.use(async (context, next) => {
      await next();
      await shuffleAnswer(context);
    });
  }
  if (!lab.switches.strict) app.route('/faults', faults.routes);
  for (const routes of [
    loginRoutes(lab),
    passwordRoutes(lab),
    configurationRoutes(lab),
    userRoutes(lab),
    orderRoutes(lab),
    serviceMailRoutes(lab),
    mailRoutes(lab),
  ]) {
    app.route('/service', routes);
  }
  app.route('/mail', mailRoutes(lab));
  app.route('/lis', lisMasterDataRoutes(lab));
  app.route('/lis', lisReportRoutes(lab));
  app.route('/app', appServerRoutes(lab));
  app.route('/merge', mergeRoutes(lab));
  app.route('/inbox', inboxRoutes(lab));
  app.route('/', startPageRoutes());
  app.notFound((context) =>
    lab.switches.htmlErrors ? failurePage(context, 404) : context.body(null, 404),
  );
  app.onError((error, context) => {
    if (error instanceof DroppedConnection) {
      context.env?.outgoing.destroy();
      throw error;
    }
    if (lab.switches.htmlErrors && !(error instanceof Refusal)) {
      return failurePage(context, error instanceof TokenError ? error.status : 500);
    }
    if (error instanceof TokenError) return context.text(error.message, error.status);
    if (error instanceof HTTPException) return error.getResponse();
    return failureAnswer(context, error);
  });
  return app;
}

function allowing(headers: string[]) {
  return cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: headers,
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
}
