import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { CONFIGURATION_KEYS } from '@/domain/configuration/configuration-keys';
import type { Settings } from '@/domain/configuration/settings';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';

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
  ['ValidaSaldoPendiente', false, ({ results }) => results.outstandingBalance],
  ['BusquedaOrden', false, ({ search }) => search.byOrder],
  ['MostrarConfidenciales', false, ({ results }) => results.showConfidential],
  ['directReportPrint', false, ({ reports }) => reports.direct],
  ['FiltroRangoFecha', false, ({ search }) => search.dateRange],
  ['EmpaquetarOrdenesCliente', false, ({ reports }) => reports.zipForCustomers],
  ['VerReporteResultados', false, ({ results }) => results.embeddedReport],
  ['VerNombreExamen', false, ({ results }) => results.showTestName],
  ['VerPreliminar', true, ({ reports }) => reports.preliminary],
  ['SecurityPolitics', false, ({ login }) => login.passwordPolicy],
  ['HistoriaAutomatica', false, ({ results }) => results.automaticHistory],
  ['ManejoTipoDocumento', false, ({ login }) => login.documentTypes],
  ['ManejoDemograficoConsultaWeb', false, ({ login }) => login.demographicUsers],
  ['DosNombresPaciente', true, ({ search }) => search.twoNames],
  ['DosApellidosPaciente', true, ({ search }) => search.twoSurnames],
  ['ImprimirAdjuntos', false, ({ reports }) => reports.attachments],
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
  ['MostrarResultado', '1', ({ results }) => results.resultRule],
  ['ComentarioResultadoPendiente', '', ({ results }) => results.pendingText],
  ['ComentarioRegistroRestringido', '', ({ results }) => results.restrictedText],
  ['ServiciosLISUrl', '', ({ lisUrl }) => lisUrl],
  ['PathFE', '', ({ reports }) => reports.path],
  ['ServidorCorreo', '', ({ mail }) => mail.server],
  ['CuerpoEmail', '', ({ mailBody }) => mailBody],
  ['SmtpAuthUser', '', ({ mail }) => mail.sender],
  ['SmtpHostName', '', ({ mail }) => mail.host],
  ['SmtpPort', '', ({ mail }) => mail.port],
  ['SmtpSSL', 'SSL', ({ mail }) => mail.security],
  ['SmtpProtocol', 'smtp', ({ mail }) => mail.protocol],
  ['UrlSecurity', '', ({ securityUrl }) => securityUrl],
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
  ['BloqueaPanicos', '3', 'none', panicBlocking],
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

const SECRETS = ['LlaveCaptcha', 'SmtpPasswordUser'];

describe('settingsFromEntries', () => {
  it('has a test for every key', () => {
    const tested = [...FLAGS, ...TEXTS, ...VALUES].map(([key]) => key);
    expect(new Set([...tested, ...SECRETS])).toEqual(new Set(Object.keys(CONFIGURATION_KEYS)));
  });

  it.each(FLAGS)('reads the flag %s, %j by default', (key, fallback, read) => {
    expect(read(settingsFromEntries([]))).toBe(fallback);
    for (const on of ['True', 'true', ' TRUE ']) expect(read(settingsOf(key, on))).toBe(true);
    for (const off of ['False', 'false', ' FALSE ']) expect(read(settingsOf(key, off))).toBe(false);
    for (const odd of ['', ' ', '1', 'S', 'null'])
      expect(read(settingsOf(key, odd))).toBe(fallback);
  });

  it.each(TEXTS)('reads the text %s, %j by default', (key, fallback, read) => {
    expect(read(settingsFromEntries([]))).toBe(fallback);
    expect(read(settingsOf(key, 'Ñandú <b>5</b>'))).toBe('Ñandú <b>5</b>');
  });

  it.each(VALUES)('reads %s %j as %j', (key, value, expected, read) => {
    expect(read(settingsOf(key, value))).toBe(expected);
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
      { numRuns: 1000 },
    );
  });
});
