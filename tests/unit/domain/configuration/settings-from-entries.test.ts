import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { editorValues } from '@/domain/configuration/editor-values';
import type { Settings } from '@/domain/configuration/settings';
import { readSettings, settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { anyText } from '@tests/support/fixtures/any-text';

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

const panicBlocking: Read = ({ results }) => results.panicBlocking;
const sessionMinutes: Read = ({ login }) => login.sessionMinutes;
const orderDigits: Read = ({ search }) => search.orderDigits;
const yearsBack: Read = ({ search }) => search.yearsBack;
const color: Read = ({ branding }) => branding.color;
const dateFormat: Read = ({ dateFormat: format }) => format;
const demographicId: Read = ({ login }) => login.demographicId;
const templateDemographicId: Read = ({ reports }) => reports.templateDemographicId;
const fileNaming: Read = ({ reports }) => reports.fileNaming;

const NO_COLORS = ['', 'red', 'url(https://evil.test)', '#ab', '#aabbccdd', 'rgb(1,2)', '#aabbcg'];
const NO_FORMATS = [
  ...['', 'dd/MM/yyyy HH:mm', 'EEE dd/MM/yyyy', 'dd/MM', 'dd/dd/yyyy', 'dd/MM-yyyy'],
  'ddd/MM/yyyy',
];

/** What all these texts of a key are read as. */
const VALUES: readonly (readonly [string, unknown, readonly string[], Read])[] = [
  ['SessionExpirationTime', 15, ['15', ' 15 '], sessionMinutes],
  ['SessionExpirationTime', 60, ['', '0', '-5', 'abc', '15,5', '15.5', '99999'], sessionMinutes],
  ['DigitosOrden', 5, ['5'], orderDigits],
  ['DigitosOrden', 4, ['', '0', 'x', '40', '-4'], orderDigits],
  ['AniosConsultas', 10, ['10'], yearsBack],
  ['AniosConsultas', 0, ['', 'x', '500', '-1'], yearsBack],
  ['Color', '#aabbcc', ['#AABBCC', 'AABBCC', '#abc'], color],
  ['Color', '#7096de', ['rgb(112, 150, 222)', ...NO_COLORS], color],
  ['FormatoFecha', 'DD/MM/YYYY', ['dd/MM/yyyy', 'dd/mm/yyyy', ...NO_FORMATS], dateFormat],
  ['FormatoFecha', 'YYYY-MM-DD', ['yyyy-MM-dd'], dateFormat],
  ['FormatoFecha', 'M.D.YY', ['M.d.yy'], dateFormat],
  ['BloqueaPanicos', 'none', ['0', ''], panicBlocking],
  ['BloqueaPanicos', 'test', ['1'], panicBlocking],
  ['BloqueaPanicos', 'order', [' 2 ', '3', '-1', 'no', 'false', '0 1', '²'], panicBlocking],
  ['DemograficoConsultaWeb', 12, ['12'], demographicId],
  ['DemograficoConsultaWeb', 0, ['x'], demographicId],
  ['DemograficoTituloInforme', 12, ['12'], templateDemographicId],
  ['DemograficoTituloInforme', -5, ['-5'], templateDemographicId],
  ['DemograficoTituloInforme', 0, ['--5', ''], templateDemographicId],
  ['GenerarPDFCon', 3, ['3'], fileNaming],
  ['GenerarPDFCon', 1, ['0', '7'], fileNaming],
];

/** Keys that take something away, or ask for more, when nobody can tell what is stored. The others are off anyway, or protect nobody. */
const STRICT: Readonly<Record<string, unknown>> = {
  ...{ BloqueaPanicos: 'order', VerPreliminar: false, Captcha: true, SecurityPolitics: true },
};

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
  const strict = STRICT[key] ?? fallback;
  for (const odd of ['1', 'S', 'null', 'verdadero']) {
    expect(read(settingsOf(key, odd))).toBe(strict);
    const { settings, unread } = readSettings([entry(key, odd)]);
    expect(read(settings)).toBe(strict);
    expect(unread).toEqual({ keys: [key], nameless: 0 });
  }
});

it('reads texts as they are stored', () => {
  const html = 'Ñandú <b>5</b>';
  for (const [key, fallback, read] of TEXTS) {
    const values = [read(settingsFromEntries([])), read(settingsOf(key, html))];
    expect([key, ...values]).toEqual([key, fallback, html]);
  }
});

it.each(VALUES)('reads %s as %j: %j', (key, expected, texts, read) => {
  expect(texts.map((text) => read(settingsOf(key, text)))).toEqual(texts.map(() => expected));
});

it('a key falls to the strict side when it is lost, and to its default when it is absent', () => {
  const keys: readonly (readonly [string, unknown, Read])[] = [
    ...[...FLAGS, ...TEXTS],
    ['BloqueaPanicos', 'none', panicBlocking],
    ['SessionExpirationTime', 60, sessionMinutes],
    ['FormatoFecha', 'DD/MM/YYYY', dateFormat],
  ];
  for (const [key, fallback, read] of keys) {
    const strict = STRICT[key] ?? fallback;
    const lost = { keys: [key], nameless: 0 };
    // An entry that lost its key may be any that is missing.
    const [named, nameless, absent] = [lost, { keys: [], nameless: 1 }, undefined].map((gone) =>
      readSettings([], gone),
    );
    const values = [named, nameless, absent].map((one) => one && read(one.settings));
    expect([key, ...values]).toEqual([key, strict, strict, fallback]);
    expect([named?.unread, absent?.unread]).toEqual([lost, { keys: [], nameless: 0 }]);
  }
});

it.each([
  ['another entry lost its key', { keys: [], nameless: 3 }, 'none'],
  ['another key is lost', { keys: ['Logo'], nameless: 0 }, 'none'],
  ['one of two entries of the key is lost', { keys: [' BloqueaPanicos '], nameless: 0 }, 'order'],
])('panic blocking when %s', (_case, lost, expected) => {
  const { settings } = readSettings([entry('BloqueaPanicos', '0', 2)], lost);
  expect(panicBlocking(settings)).toBe(expected);
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

it('knows an accented key in either Unicode form and with blanks around it', () => {
  const decomposed = 'CambioContraseña'.normalize('NFD');
  expect(settingsOf(decomposed, 'True').login.passwordRecovery).toBe(true);
  expect(settingsOf(' CambioContraseña ', 'True').login.passwordRecovery).toBe(true);
});

const title = (value: string, origin: number | null = 1, key = 'Titulo') =>
  entry(key, value, origin);
it.each([
  ['the portal owns its key', [title('a'), title('b', 2)], 'a'],
  ['in either order', [title('b', 2), title('a')], 'a'],
  ['another origin is better than none', [title('b', 2)], 'b'],
  ['without origin the last counts', [title('a', null), title('b', null)], 'b'],
  ['the last of the owner', [title('a'), title('b')], 'b'],
  ['other spelling is another key', [title('a'), title('b', 1, 'TITULO')], 'a'],
  ['a prototype name is just a key', [title('x', 1, '__proto__'), title('a')], 'a'],
])('duplicates: %s', (_case, entries, expected) => {
  expect(settingsFromEntries(entries).branding.title).toBe(expected);
});

it('lets the LIS own its keys', () => {
  const entries = [entry('DigitosOrden', '6', 2), entry('DigitosOrden', '5', 1)];
  expect(settingsFromEntries(entries).search.orderDigits).toBe(6);
});

it('gives usable settings whatever is stored', () => {
  const key = fc.constantFrom(...Object.keys(CONFIGURATION_KEYS));
  const value = anyText();
  const entries = fc.array(fc.record({ key, value, origin: fc.constantFrom(1, 2, null) }));
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
