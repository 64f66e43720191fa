import { createHash } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '@demo-lis/database/open-database';
import { number, numberOrNull, text, textOrNull } from '@demo-lis/database/rows';

import { SMALL, rowsOf, smallLaboratory } from './small-laboratory';

async function digest(database: Database): Promise<string> {
  const hash = createHash('sha256');
  const tables = await rowsOf(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  );
  for (const table of tables) {
    const rows = await rowsOf(database, `SELECT * FROM ${text(table, 'name')} ORDER BY 1, 2`);
    hash.update(JSON.stringify(rows));
  }
  return hash.digest('hex');
}

async function count(database: Database, sql: string): Promise<number> {
  const [row] = await rowsOf(database, `SELECT count(*) AS n ${sql}`);
  return row === undefined ? -1 : number(row, 'n');
}

describe('small laboratory', () => {
  let database: Database;
  beforeAll(async () => {
    database = await smallLaboratory();
  });

  it('is the same every time, and another on another day', async () => {
    const first = await digest(database);
    expect(await digest(await smallLaboratory())).toBe(first);
    expect(await digest(await smallLaboratory(SMALL.today + 86_400_000))).not.toBe(first);
  });

  it('has the size asked for', async () => {
    expect(await count(database, 'FROM patients')).toBe(SMALL.patients);
    expect(await count(database, 'FROM orders')).toBe(SMALL.orders);
    expect(await count(database, `FROM users WHERE type = 2`)).toBe(SMALL.patients);
  });

  it('gives every order results of tests and areas that exist', async () => {
    const without = `FROM orders o WHERE NOT EXISTS (SELECT 1 FROM results r WHERE r.order_number = o.order_number)`;
    expect(await count(database, without)).toBe(0);
    expect(await count(database, `FROM results WHERE area_id NOT IN (SELECT id FROM areas)`)).toBe(
      0,
    );
  });

  it('has orders today and on each of the 29 days before', async () => {
    const rows = await rowsOf(
      database,
      `SELECT DISTINCT day_number FROM orders WHERE day_number >= 20261023 ORDER BY 1`,
    );
    const days = rows.map((row) => number(row, 'day_number'));
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toBe(20_261_121);
    expect(await count(database, `FROM orders WHERE day_number = 20261121`)).toBeGreaterThanOrEqual(
      12,
    );
  });

  it('numbers the orders of a day from 1 in the order they came, none later than now', async () => {
    const rows = await rowsOf(
      database,
      `SELECT order_number, day_number, created_date,
        row_number() OVER (PARTITION BY day_number ORDER BY created_date, order_number) AS place FROM orders`,
    );
    for (const row of rows) {
      expect(number(row, 'order_number')).toBe(
        number(row, 'day_number') * 10_000 + number(row, 'place'),
      );
      expect(number(row, 'created_date')).toBeLessThanOrEqual(SMALL.today);
    }
  });

  it('keeps results, dates and validators in step with the state', async () => {
    for (const row of await rowsOf(database, 'SELECT * FROM results')) {
      const state = number(row, 'state');
      expect(textOrNull(row, 'result') === null).toBe(state < 2);
      expect(numberOrNull(row, 'result_date') === null).toBe(state < 2);
      expect(numberOrNull(row, 'validation_date') === null).toBe(state < 4);
      expect(numberOrNull(row, 'validation_user_id') === null).toBe(state < 4);
      expect(numberOrNull(row, 'print_date') === null).toBe(state < 5);
      const dates = ['entry_date', 'taken_date', 'verification_date', 'result_date'].flatMap(
        (column) => numberOrNull(row, column) ?? [],
      );
      expect(dates).toEqual([...dates].sort((first, second) => first - second));
    }
  });

  it('keeps nothing beside a result that is not there yet', async () => {
    const empty = `FROM results WHERE state < 2`;
    expect(await count(database, empty)).toBeGreaterThan(0);
    const filled = `${empty} AND (pathology <> 0 OR comment IS NOT NULL OR has_antibiogram = 1 OR blocked = 1)`;
    expect(await count(database, filled)).toBe(0);
  });

  it.each(['2026-11-21T05:00:00Z', '2026-11-21T05:20:00Z', '2026-11-22T04:59:59Z'])(
    'has orders of the running day at %s, none from the future',
    async (moment) => {
      const now = Date.parse(moment);
      const early = await smallLaboratory(now);
      expect(await count(early, `FROM orders WHERE day_number = 20261121`)).toBeGreaterThan(11);
      expect(await count(early, `FROM orders WHERE created_date > ${now}`)).toBe(0);
      expect(await count(early, `FROM results WHERE print_date > ${now}`)).toBe(0);
    },
  );

  it('has an antibiogram behind every flag, and only there', async () => {
    const flagged = `FROM results WHERE has_antibiogram = 1`;
    const grown = `FROM (SELECT DISTINCT order_number, test_id FROM microorganisms)`;
    expect(await count(database, flagged)).toBeGreaterThan(0);
    expect(await count(database, grown)).toBe(await count(database, flagged));
    for (const row of await rowsOf(database, 'SELECT rows, sensitivity FROM microorganisms')) {
      expect(JSON.parse(text(row, 'sensitivity'))).toMatchObject({ state: true });
      expect(text(row, 'rows')).toMatch(
        /"cmi":"(<=|>=)?[\d.]+","interpretationCMI":("[SIR]"|null)/,
      );
    }
  });

  it('has the demo patient with a history, a positive culture and attachments', async () => {
    const own = `(SELECT order_number FROM orders WHERE patient_id = 1)`;
    const validated = `FROM results WHERE state >= 4 AND order_number IN ${own}`;
    expect(await count(database, `FROM orders WHERE patient_id = 1`)).toBeGreaterThanOrEqual(8);
    expect(await count(database, `${validated} AND abbreviation = 'GLU'`)).toBeGreaterThanOrEqual(
      7,
    );
    expect(await count(database, `${validated} AND has_antibiogram = 1`)).toBeGreaterThan(0);
    expect(await count(database, `FROM attachments WHERE order_number IN ${own}`)).toBe(3);
  });

  it.each([
    ['a portal key that the LIS has too', 'Titulo', 'Laboratorio Clínico Andino', 'LIS Andino'],
    [
      'the sender',
      'SmtpAuthUser',
      'resultados@laboratorioandino.example',
      'lis@laboratorioandino.example',
    ],
  ])('stores %s under both origins', async (_, key, portal, lis) => {
    const rows = await rowsOf(
      database,
      `SELECT value FROM settings WHERE key = '${key}' ORDER BY origin`,
    );
    expect(rows.map((row) => text(row, 'value'))).toEqual([portal, lis]);
  });

  it('has every setting of the contract', async () => {
    const keys =
      `URL Color Titulo Logo Banner Informacion Informacion2 FondoLogin Historico HistoricoGrafica HistoricoCombinado
      Captcha CambioContraseña ValidaSaldoPendiente BusquedaOrden MostrarConfidenciales BloqueaPanicos MostrarResultado LlaveCaptcha
      ServiciosLISUrl PathFE ServidorCorreo TerminosCondiciones CuerpoEmail SmtpAuthUser SmtpPasswordUser SmtpHostName SmtpPort SmtpSSL
      SmtpProtocol directReportPrint UrlSecurity FiltroRangoFecha EmpaquetarOrdenesCliente VerReporteResultados VerNombreExamen
      VerPreliminar Entidad FormatoFecha SessionExpirationTime SecurityPolitics DigitosOrden HistoriaAutomatica ManejoTipoDocumento
      ManejoDemograficoConsultaWeb DemograficoConsultaWeb AniosConsultas ComentarioResultadoPendiente ComentarioRegistroRestringido
      DosNombresPaciente DosApellidosPaciente`.split(/\s+/);
    const rows = await rowsOf(database, 'SELECT DISTINCT key FROM settings');
    const stored = rows.map((row) => text(row, 'key'));
    expect(stored.toSorted()).toEqual(keys.toSorted());
    const single = await rowsOf(database, 'SELECT key FROM lis_settings ORDER BY key');
    expect(single.map((row) => text(row, 'key'))).toEqual([
      'DemograficoTituloInforme',
      'DosApellidosPaciente',
      'DosNombresPaciente',
      'GenerarPDFCon',
      'ImprimirAdjuntos',
    ]);
  });

  it('keeps accents in keys and the placeholders of the mail', async () => {
    const [accented] = await rowsOf(
      database,
      `SELECT value FROM settings WHERE key = 'CambioContraseña'`,
    );
    const [mail] = await rowsOf(database, `SELECT value FROM settings WHERE key = 'CuerpoEmail'`);
    expect(accented?.['value']).toBe('true');
    for (const part of [
      '||USER||',
      'href="||LINK||"',
      '||DATE||',
      '||LAB||',
      'src="data:image/png',
    ]) {
      expect(mail?.['value']).toContain(part);
    }
  });
});
