import { Hono } from 'hono';

import { flag, number, text } from '@demo-lis/database/rows';
import { requireSession } from '@demo-lis/server/guards';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { isOn, readSetting } from '@demo-lis/server/queries/settings';
import { integerIn, readFieldsList, textIn } from '@demo-lis/server/request-body';
import { windows1252Bytes } from '@demo-lis/server/windows-1252';

/** What the login needs. */
const BEFORE_SIGN_IN = [
  '/configuration/encrypted',
  '/configuration/documenttypes',
  '/demographic/webquery',
  '/usertypes',
];
/** In stored settings: the address at which this laboratory is reached. */
const SELF = '{self}';

/**
 * Settings, user types, document types and the web demographic of the portal service. The header
 * `x-demo-charset: windows-1252` asks for the configuration of a server with that platform charset.
 */
export function configurationRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const { database, switches } = lab;
  const guard = requireSession(lab, 403);
  const routes = new Hono<LaboratoryEnv>();
  if (switches.closedStart) for (const path of BEFORE_SIGN_IN) routes.get(path, guard);
  routes
    .get('/configuration/encrypted', async (context) => {
      const { origin } = new URL(context.req.url);
      const isAsked = context.req.header('x-demo-charset') === 'windows-1252';
      const isWindows = switches.windows1252 || (isAsked && !switches.strict);
      const encode = (value: string) =>
        (isWindows ? windows1252Bytes(value) : Buffer.from(value)).toString('base64');
      const { rows } = await database.execute('SELECT key, value, origin FROM settings');
      const entries = rows.map((row) => ({
        key: encode(text(row, 'key')),
        value: encode(text(row, 'value').replaceAll(SELF, origin)),
        origin: number(row, 'origin'),
      }));
      const value = Buffer.from(JSON.stringify(entries)).toString('base64');
      return context.json([{ key: 'dataconfig', value, origin: null }]);
    })
    .put('/configuration', guard, async (context) => {
      const { origin } = new URL(context.req.url);
      const pairs = await readFieldsList(context);
      await database.batch(
        pairs.map((pair) => ({
          sql: 'UPDATE settings SET value = ? WHERE key = ? AND origin = 1',
          args: [storedText(pair['value']).replaceAll(origin, SELF), textIn(pair, 'key')],
        })),
        'write',
      );
      return context.json(pairs);
    })
    .get('/configuration/documenttypes', async (context) => {
      const { rows } = await database.execute('SELECT id, abbr, name FROM document_types');
      if (rows.length === 0) return context.body(null, 204);
      return context.json(
        rows.map((row) => ({
          id: number(row, 'id'),
          abbr: text(row, 'abbr'),
          name: text(row, 'name'),
          state: true,
        })),
      );
    })
    .get('/demographic/webquery', async (context) => {
      const id = await readSetting(lab, 'DemograficoConsultaWeb');
      const { rows } = await database.execute({
        sql: 'SELECT id, name, source FROM demographics WHERE id = ?',
        args: [id],
      });
      const [row] = rows;
      if (row === undefined || !(await isOn(lab, 'ManejoDemograficoConsultaWeb'))) {
        return context.body(null, 204);
      }
      return context.json({
        id: number(row, 'id'),
        code: null,
        name: text(row, 'name'),
        type: text(row, 'source'),
      });
    })
    .get('/usertypes', async (context) => {
      const { rows } = await database.execute('SELECT * FROM user_types');
      if (rows.length === 0) return context.body(null, 204);
      return context.json(
        rows.map((row) => ({
          type: number(row, 'type'),
          message: text(row, 'message'),
          quantityOrder: number(row, 'quantity_order'),
          image: text(row, 'image'),
          visible: flag(row, 'visible'),
          confidential: flag(row, 'confidential'),
          onlyValidated: flag(row, 'only_validated'),
        })),
      );
    })
    .put('/usertypes', guard, async (context) => {
      const types = await readFieldsList(context);
      const results = await database.batch(
        types.map((type) => ({
          sql: `UPDATE user_types SET message = coalesce(?, message), quantity_order = coalesce(?, quantity_order),
            image = coalesce(?, image), visible = coalesce(?, visible), confidential = coalesce(?, confidential),
            only_validated = coalesce(?, only_validated) WHERE type = ?`,
          args: [
            optionalText(type['message']),
            integerIn(type, 'quantityOrder'),
            optionalText(type['image']),
            optionalFlag(type['visible']),
            optionalFlag(type['confidential']),
            optionalFlag(type['onlyValidated']),
            integerIn(type, 'type'),
          ],
        })),
        'write',
      );
      return context.json(results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0));
    });
  return routes;
}

/** Flags and numbers are stored as text. */
function storedText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : '';
}

function optionalText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function optionalFlag(value: unknown): number | null {
  return typeof value === 'boolean' ? Number(value) : null;
}
