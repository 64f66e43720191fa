import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { getAreas } from '@/api/catalogues/get-areas';
import { getConfiguration } from '@/api/configuration/get-configuration';
import { getUserTypes } from '@/api/user-types/get-user-types';
import { base64FromBytes } from '@/lib/files/base64';

import { answerAll, configure, LIS, network, portalPerTest } from '@tests/unit/api/portal';

const utf8 = (text: string) => base64FromBytes(new TextEncoder().encode(text));
const latin1 = (text: string) =>
  base64FromBytes(Uint8Array.from(text, (character) => character.charCodeAt(0)));

interface Wire {
  readonly key: unknown;
  readonly value: unknown;
  readonly origin?: number | null;
}

function envelope(entries: readonly unknown[]) {
  return [{ key: 'dataconfig', value: utf8(JSON.stringify(entries)), origin: null }];
}

function serve(...entries: readonly Wire[]): void {
  answerAll(() => HttpResponse.json(envelope(entries)));
}

portalPerTest();

describe('getConfiguration', () => {
  it('reads both charsets side by side', async () => {
    serve(
      { key: utf8('CambioContraseña'), value: utf8('True'), origin: 1 },
      { key: latin1('Titulo'), value: latin1('Clínica Núñez'), origin: 1 },
    );
    const { settings, entries, unread } = await getConfiguration();
    expect(settings.login.passwordRecovery).toBe(true);
    expect(settings.branding.title).toBe('Clínica Núñez');
    expect({ entries, unread }).toEqual({ entries: 2, unread: { keys: [], nameless: 0 } });
  });

  it('names the entries it cannot decode, counts those without a key, and reads the rest', async () => {
    serve(
      { key: utf8('Titulo'), value: utf8('Demo'), origin: 1 },
      { key: 'no base64!', value: utf8('x') },
      { key: null, value: utf8('x') },
      { key: utf8('Logo'), value: '%%%' },
      { key: utf8('Banner'), value: {} },
      { key: utf8('URL'), value: [utf8('x')] },
    );
    const { settings, entries, unread } = await getConfiguration();
    expect(settings.branding.title).toBe('Demo');
    expect(entries).toBe(1);
    expect(unread).toEqual({ keys: ['Logo', 'Banner', 'URL'], nameless: 2 });
  });

  it.each([
    ['a value that is no base64', { key: utf8('BloqueaPanicos'), value: '%%%' }],
    ['a value of another shape', { key: utf8('BloqueaPanicos'), value: { value: utf8('0') } }],
    ['a number that nobody encoded', { key: utf8('BloqueaPanicos'), value: 0 }],
    ['a text that means nothing', { key: utf8('BloqueaPanicos'), value: utf8('x') }],
    ['a key that is no base64', { key: '%%%', value: utf8('0') }],
    ['no key', { key: null, value: utf8('0') }],
  ])('panic blocking stored with %s blocks the order', async (_case, broken) => {
    serve(broken, { key: utf8('Titulo'), value: utf8('Demo') });
    const { settings, unread } = await getConfiguration();
    expect(settings.results.panicBlocking).toBe('order');
    expect(unread.keys.length + unread.nameless).toBe(1);
  });

  it('reads a null value as the empty text', async () => {
    serve({ key: utf8('Titulo'), value: null, origin: 1 });
    expect(await getConfiguration()).toMatchObject({ entries: 1, unread: { keys: [] } });
  });

  it('says of a list without entries that there is nothing', async () => {
    answerAll(() => HttpResponse.json(envelope([])));
    const configuration = await getConfiguration();
    expect(configuration).toMatchObject({ entries: 0, unread: { keys: [], nameless: 0 } });
    expect(configuration.settings.branding.color).toBe('#7096de');
  });

  it.each([
    ['no value', [{ key: 'dataconfig' }]],
    ['a value that is no base64', [{ value: '***' }]],
    ['a value that is no JSON', [{ value: utf8('{') }]],
    ['a value that is no list', [{ value: utf8('5') }]],
  ])('refuses %s', async (_, body) => {
    answerAll(() => HttpResponse.json(body as object));
    await expect(getConfiguration()).rejects.toMatchObject({ kind: 'contract' });
  });

  it('drops the secrets', async () => {
    serve(
      { key: utf8('SmtpPasswordUser'), value: utf8('ZQX-mail'), origin: 1 },
      { key: utf8('LlaveCaptcha'), value: utf8('ZQX-captcha'), origin: 1 },
    );
    expect(JSON.stringify(await getConfiguration())).not.toContain('ZQX');
  });

  // What becomes of any address: tests/unit/api/session/token-origins.test.ts.
  it.each([LIS, `${LIS}/`, `${LIS}/api`, `${LIS}/api/`, ` ${LIS}/API/ `, '', 'https://evil.test'])(
    'asks the LIS at %j, where it may',
    async (address) => {
      serve({ key: utf8('ServiciosLISUrl'), value: utf8(address), origin: 1 });
      await getConfiguration();
      network.resetHandlers();
      const sent = answerAll(() => HttpResponse.json([]));
      await getAreas().catch(() => null);
      const isNamed = address.trim().startsWith(LIS);
      expect(sent.map(({ url }) => url)).toEqual(
        isNamed ? [`${LIS}/api/areas/filter/state/true`] : [],
      );
    },
  );

  it('lets the runtime file name the LIS', async () => {
    await configure({ lisUrl: 'https://named.test/lis/api/' });
    const sent = answerAll(() => HttpResponse.json([]));
    await getAreas();
    expect(sent[0]?.url).toBe('https://named.test/lis/api/areas/filter/state/true');
  });
});

describe('getAreas', () => {
  it('drops the dummy, sorts by the laboratory’s order, equal places by name, and counts what has no id', async () => {
    answerAll(() =>
      HttpResponse.json([
        { id: 0, name: 'Todas' },
        { id: 5, name: 'Sin orden' },
        { id: 7, name: 'Órgano', ordering: 1 },
        { id: 4, name: 'Hematología', nameEnglish: 'Hematology', ordering: '2' },
        { id: 3, name: 'Química', ordering: 1 },
        { name: 'x' },
      ]),
    );
    const { items, unreadable } = await getAreas();
    expect(items).toEqual([
      { id: 7, name: 'Órgano', nameEnglish: '', ordering: 1 },
      { id: 3, name: 'Química', nameEnglish: '', ordering: 1 },
      { id: 4, name: 'Hematología', nameEnglish: 'Hematology', ordering: 2 },
      { id: 5, name: 'Sin orden', nameEnglish: '', ordering: null },
    ]);
    expect(unreadable).toBe(1);
  });
});

describe('getUserTypes', () => {
  it.each([null, '', 'x', {}, [], 7, undefined])(
    'a flag stored as %j takes the careful side',
    async (flag) => {
      const flags = { visible: flag, confidential: flag, onlyValidated: flag };
      const strays = [{ type: 7 }, { type: null }];
      answerAll(() => HttpResponse.json([{ type: '2', quantityOrder: '*', ...flags }, ...strays]));
      const careful = { visible: false, confidential: false, onlyValidated: true };
      expect(await getUserTypes()).toEqual({
        items: [{ type: 2, message: '', image: '', quantityOrder: 0, ...careful }],
        unreadable: 2,
      });
    },
  );
});
