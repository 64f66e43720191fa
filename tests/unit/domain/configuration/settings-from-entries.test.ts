import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { editorValues } from '@/domain/configuration/editor-values';
import type { Settings } from '@/domain/configuration/settings';
import { readSettings, settingsFromEntries } from '@/domain/configuration/settings-from-entries';

function entry(key: string, value: string, origin: number | null = null): ConfigurationEntry {
  return { key, value, origin };
}

function settingsOf(key: string, value: string): Settings {
  return settingsFromEntries([entry(key, value)]);
}

type Read = (settings: Settings) => unknown;

const FLAGS: readonly (readonly [string, boolean, Read])[] = [
  ['Historico', false, ({ results }) => results.historyTable],
  ['HistoricoGrafica', false, ({ results }) => results.historyChart],
  ['HistoricoCombinado', false, ({ results }) => results.historyCombined],
  ['Captcha', false, ({ login }) => login.captcha],
  ['CambioContraseña', false, ({ login }) => login.passwordRecovery],
  ['BusquedaOrden', false, ({ search }) => search.byOrder],
  ['directReportPrint', false, ({ reports }) => reports.direct],
  ['FiltroRangoFecha', false, ({ search }) => search.dateRange],
  ['EmpaquetarOrdenesCliente', false, ({ reports }) => reports.zipForCustomers],
  ['VerReporteResultados', false, ({ results }) => results.embeddedReport],
  ['VerNombreExamen', false, ({ results }) => results.showTestName],
  ['VerPreliminar', true, ({ reports }) => reports.preliminary],
  ['SecurityPolitics', false, ({ login }) => login.passwordPolicy],
  ['ManejoTipoDocumento', false, ({ login }) => login.documentTypes],
  ['ManejoDemograficoConsultaWeb', false, ({ login }) => login.demographicUsers],
  ['DosNombresPaciente', true, ({ search }) => search.twoNames],
  ['DosApellidosPaciente', true, ({ search }) => search.twoSurnames],
];

const TEXTS: readonly (readonly [string, string, Read])[] = [
  ['URL', '', ({ branding }) => branding.url],
  ['Titulo', '', ({ branding }) => branding.title],
  ['Logo', '', ({ branding }) => branding.logo],
  ['Banner', '', ({ branding }) => branding.banner],
  ['FondoLogin', '', ({ branding }) => branding.loginBackground],
  ['Informacion', '', ({ branding }) => branding.information1],
  ['Informacion2', '', ({ branding }) => branding.information2],
  ['Entidad', '', ({ branding }) => branding.entity],
  ['TerminosCondiciones', '', ({ branding }) => branding.terms],
  ['ComentarioResultadoPendiente', '', ({ results }) => results.pendingText],
  ['ComentarioRegistroRestringido', '', ({ results }) => results.restrictedText],
  ['ServiciosLISUrl', '', ({ lisUrl }) => lisUrl],
  ['PathFE', '', ({ reports }) => reports.path],
  ['CuerpoEmail', '', ({ mailBody }) => mailBody],
];

const sessionMinutes: Read = ({ login }) => login.sessionMinutes;
const orderDigits: Read = ({ search }) => search.orderDigits;
const yearsBack: Read = ({ search }) => search.yearsBack;
const color: Read = ({ branding }) => branding.color;
const dateFormat: Read = ({ dateFormat: format }) => format;
const panicBlocking: Read = ({ results }) => results.panicBlocking;
const demographicId: Read = ({ login }) => login.demographicId;
const templateDemographicId: Read = ({ reports }) => reports.templateDemographicId;
const fileNaming: Read = ({ reports }) => reports.fileNaming;

const VALUES: readonly (readonly [string, string, unknown, Read])[] = [
  ...['', '0', '-5', 'abc', '15,5', '15.5', '99999', ' '].map(
    (value) => ['SessionExpirationTime', value, 60, sessionMinutes] as const,
  ),
  ['SessionExpirationTime', '15', 15, sessionMinutes],
  ['SessionExpirationTime', ' 15 ', 15, sessionMinutes],
  ...['', '0', 'x', '40', '-4'].map((value) => ['DigitosOrden', value, 4, orderDigits] as const),
  ['DigitosOrden', '5', 5, orderDigits],
  ...['', 'x', '500', '-1'].map((value) => ['AniosConsultas', value, 0, yearsBack] as const),
  ['AniosConsultas', '10', 10, yearsBack],
  ['Color', '#AABBCC', '#aabbcc', color],
  ['Color', 'AABBCC', '#aabbcc', color],
  ['Color', '#abc', '#aabbcc', color],
  ['Color', 'rgb(112, 150, 222)', '#7096de', color],
  ...['', 'red', 'url(https://evil.test)', '#ab', '#aabbccdd', 'rgb(1,2)', '#aabbcg'].map(
    (value) => ['Color', value, '#7096de', color] as const,
  ),
  ['FormatoFecha', 'dd/MM/yyyy', 'DD/MM/YYYY', dateFormat],
  ['FormatoFecha', 'dd/mm/yyyy', 'DD/MM/YYYY', dateFormat],
  ['FormatoFecha', 'yyyy-MM-dd', 'YYYY-MM-DD', dateFormat],
  ['FormatoFecha', 'M.d.yy', 'M.D.YY', dateFormat],
  ...[
    '',
    'dd/MM/yyyy HH:mm',
    'EEE dd/MM/yyyy',
    'dd/MM',
    'dd/dd/yyyy',
    'dd/MM-yyyy',
    'ddd/MM/yyyy',
  ].map((value) => ['FormatoFecha', value, 'DD/MM/YYYY', dateFormat] as const),
  ['BloqueaPanicos', '0', 'none', panicBlocking],
  ['BloqueaPanicos', '1', 'test', panicBlocking],
  ['BloqueaPanicos', ' 2 ', 'order', panicBlocking],
  ...['3', '-1', 'no', 'false', '0 1', '²'].map(
    (value) => ['BloqueaPanicos', value, 'order', panicBlocking] as const,
  ),
  ['BloqueaPanicos', '', 'none', panicBlocking],
  ['DemograficoConsultaWeb', '12', 12, demographicId],
  ['DemograficoConsultaWeb', 'x', 0, demographicId],
  ['DemograficoTituloInforme', '12', 12, templateDemographicId],
  ['DemograficoTituloInforme', '-5', -5, templateDemographicId],
  ['DemograficoTituloInforme', '--5', 0, templateDemographicId],
  ['DemograficoTituloInforme', '', 0, templateDemographicId],
  ['GenerarPDFCon', '3', 3, fileNaming],
  ['GenerarPDFCon', '0', 1, fileNaming],
  ['GenerarPDFCon', '7', 1, fileNaming],
];

/** Keys that take something away, or ask for more, when nobody can tell what is stored. The others are off anyway, or protect nobody. */
const STRICT: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['BloqueaPanicos', 'order'],
  ['VerPreliminar', false],
  ['Captcha', true],
  ['SecurityPolitics', true],
]);

const SECRETS = ['LlaveCaptcha', 'SmtpPasswordUser'];

describe('settingsFromEntries', () => {
  it('has a test for every key', () => {
    const tested = [...FLAGS, ...TEXTS, ...VALUES].map(([key]) => key);
    const all = Object.entries(CONFIGURATION_KEYS)
      .filter(([, { path }]) => path !== null)
      .map(([key]) => key);
    expect(new Set(tested)).toEqual(new Set(all));
  });

  it.each(FLAGS)('reads the flag %s, %j by default', (key, fallback, read) => {
    expect(read(settingsFromEntries([]))).toBe(fallback);
    for (const on of ['True', 'true', ' TRUE ']) expect(read(settingsOf(key, on))).toBe(true);
    for (const off of ['False', 'false', ' FALSE ']) expect(read(settingsOf(key, off))).toBe(false);
    for (const blank of ['', ' ']) expect(read(settingsOf(key, blank))).toBe(fallback);
    const strict = STRICT.get(key) ?? fallback;
    for (const odd of ['1', 'S', 'null', 'verdadero']) {
      expect(read(settingsOf(key, odd))).toBe(strict);
      const { settings, unread } = readSettings([entry(key, odd)]);
      expect(read(settings)).toBe(strict);
      expect(unread).toEqual({ keys: [key], nameless: 0 });
    }
  });

  it.each(TEXTS)('reads the text %s, %j by default', (key, fallback, read) => {
    expect(read(settingsFromEntries([]))).toBe(fallback);
    expect(read(settingsOf(key, 'Ñandú <b>5</b>'))).toBe('Ñandú <b>5</b>');
  });

  it.each(VALUES)('reads %s %j as %j', (key, value, expected, read) => {
    expect(read(settingsOf(key, value))).toBe(expected);
  });

  it.each([
    ...FLAGS.map(([key, fallback, read]) => [key, fallback, read] as const),
    ...TEXTS.map(([key, fallback, read]) => [key, fallback, read] as const),
    ['BloqueaPanicos', 'none', panicBlocking] as const,
    ['SessionExpirationTime', 60, sessionMinutes] as const,
    ['FormatoFecha', 'DD/MM/YYYY', dateFormat] as const,
  ])(
    '%s falls to the strict side when it is lost, and to its default when it is absent',
    (...given) => {
      const [key, fallback, read] = given;
      const strict = STRICT.get(key) ?? fallback;
      const named = readSettings([], { keys: [key], nameless: 0 });
      expect(read(named.settings)).toBe(strict);
      expect(named.unread).toEqual({ keys: [key], nameless: 0 });
      // An entry that lost its key may be any that is missing.
      const nameless = readSettings([], { keys: [], nameless: 1 });
      expect(read(nameless.settings)).toBe(strict);
      const absent = readSettings([]);
      expect(read(absent.settings)).toBe(fallback);
      expect(absent.unread).toEqual({ keys: [], nameless: 0 });
    },
  );

  it.each<[string, readonly ConfigurationEntry[], Parameters<typeof readSettings>[1], unknown]>([
    [
      'another entry lost its key',
      [entry('BloqueaPanicos', '0')],
      { keys: [], nameless: 3 },
      'none',
    ],
    [
      'another key is lost',
      [entry('BloqueaPanicos', '0')],
      { keys: ['Logo'], nameless: 0 },
      'none',
    ],
    [
      'one of two entries of the key is lost',
      [entry('BloqueaPanicos', '0', 2)],
      { keys: [' BloqueaPanicos '], nameless: 0 },
      'order',
    ],
  ])('panic blocking when %s', (_case, entries, lost, expected) => {
    expect(panicBlocking(readSettings(entries, lost).settings)).toBe(expected);
  });

  it('the forms start with what holds, so that another choice can be saved', () => {
    const lost = { keys: ['BloqueaPanicos', 'VerPreliminar', 'Captcha'], nameless: 0 };
    const expected = { BloqueaPanicos: '2', VerPreliminar: false, Captcha: true };
    expect(editorValues([], lost)).toMatchObject(expected);
    const odd = [entry('VerPreliminar', 'S'), entry('Captcha', '1')];
    expect(editorValues(odd)).toMatchObject({ VerPreliminar: false, Captcha: true });
  });

  it('calls the institution by its own name, else by the title', () => {
    expect(settingsOf('Titulo', 'Demo').branding.entity).toBe('Demo');
    const both = settingsFromEntries([entry('Titulo', 'Demo'), entry('Entidad', 'Clínica')]);
    expect(both.branding.entity).toBe('Clínica');
  });

  it('never holds a secret', () => {
    const settings = settingsFromEntries(SECRETS.map((key) => entry(key, 'ZQX-secret', 1)));
    expect(JSON.stringify(settings)).not.toContain('ZQX-secret');
  });

  it('knows an accented key in either Unicode form and with blanks around it', () => {
    const decomposed = 'CambioContraseña'.normalize('NFD');
    expect(settingsOf(decomposed, 'True').login.passwordRecovery).toBe(true);
    expect(settingsOf(' CambioContraseña ', 'True').login.passwordRecovery).toBe(true);
  });

  it.each<[string, readonly ConfigurationEntry[], string]>([
    ['the portal owns its key', [entry('Titulo', 'a', 1), entry('Titulo', 'b', 2)], 'a'],
    ['in either order', [entry('Titulo', 'b', 2), entry('Titulo', 'a', 1)], 'a'],
    ['another origin is better than none', [entry('Titulo', 'b', 2)], 'b'],
    ['without origin the last counts', [entry('Titulo', 'a'), entry('Titulo', 'b')], 'b'],
    ['the last of the owner', [entry('Titulo', 'a', 1), entry('Titulo', 'b', 1)], 'b'],
    ['other spelling is another key', [entry('Titulo', 'a', 1), entry('TITULO', 'b', 1)], 'a'],
    ['a prototype name is just a key', [entry('__proto__', 'x', 1), entry('Titulo', 'a', 1)], 'a'],
  ])('duplicates: %s', (_, entries, title) => {
    expect(settingsFromEntries(entries).branding.title).toBe(title);
  });

  it('lets the LIS own its keys', () => {
    const entries = [entry('DigitosOrden', '6', 2), entry('DigitosOrden', '5', 1)];
    expect(settingsFromEntries(entries).search.orderDigits).toBe(6);
  });

  it('gives usable settings whatever is stored', () => {
    const key = fc.constantFrom(...Object.keys(CONFIGURATION_KEYS));
    const entries = fc.array(
      fc.record({ key, value: fc.string({ unit: 'binary' }), origin: fc.constantFrom(1, 2, null) }),
    );
    fc.assert(
      fc.property(entries, (stored) => {
        const settings = settingsFromEntries(stored);
        expect(settings.branding.color).toMatch(/^#[\da-f]{6}$/);
        expect(settings.dateFormat).toMatch(/^[DMY]+([-/. ])[DMY]+\1[DMY]+$/);
        expect(settings.login.sessionMinutes).toBeGreaterThan(0);
        expect(settings.search.orderDigits).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
