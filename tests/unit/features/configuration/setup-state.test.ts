import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { editorValues } from '@/domain/configuration/editor-values';
import { isNearlyEmpty } from '@/domain/configuration/is-nearly-empty';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';
import { userTypeRows } from '@/domain/user-types/user-type-row';
import {
  setupState,
  SETUP_STEPS,
  type SetupFacts,
  type SetupGap,
  type SetupStep,
} from '@/features/configuration/setup/setup-state';

beforeAll(() => {
  vi.stubGlobal('document', { baseURI: 'https://portal.test/' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const FACTS: SetupFacts = { isLisFixed: false, template: 'read', review: 'clean' };

const ENOUGH = {
  Titulo: 'Laboratorio',
  SmtpHostName: 'correo.lab.example',
  SmtpPort: '587',
  SmtpAuthUser: 'a@lab.example',
  CuerpoEmail: '<p>||LINK||</p>',
  TerminosCondiciones: '<p>Términos</p>',
  ServiciosLISUrl: 'https://lis.lab.example',
  CambioContraseña: 'true',
  Color: '#0f6e84',
  Logo: 'data:image/png;base64,AA==',
};

const entriesOf = (stored: Readonly<Record<string, string>>) =>
  Object.entries(stored).map(([key, value]) => ({ key, value, origin: 1 }));

function userType(type: UserTypeSetting['type'], visible: boolean): UserTypeSetting {
  return {
    ...{ type, visible, message: '', image: '', confidential: false },
    ...{ quantityOrder: 0, onlyValidated: true },
  };
}

const PATIENTS = [userType(2, true), userType(4, true)];

function stateOf(
  stored: Readonly<Record<string, string>>,
  {
    types = PATIENTS,
    facts = FACTS,
  }: { types?: readonly UserTypeSetting[]; facts?: SetupFacts } = {},
) {
  const form = {
    configuration: editorValues(entriesOf(stored)),
    userTypes: [...userTypeRows(types)],
  };
  return new Map(setupState(form, facts).map((state) => [state.step, state]));
}

const said = (gaps: readonly SetupGap[] = []) =>
  gaps.map((gap) => (gap.kind === 'note' ? gap.note : `${gap.kind} ${gap.key}`));

function lackingIn(step: SetupStep, ...args: Parameters<typeof stateOf>) {
  return said(stateOf(...args).get(step)?.lacking);
}

it('of an empty configuration every step says what it lacks', () => {
  const nothing = { template: null, review: null, isLisFixed: false };
  const state = stateOf({}, { types: [userType(2, false), userType(4, true)], facts: nothing });
  expect([...state].map(([step, { isDone, lacking }]) => [step, isDone, said(lacking)])).toEqual([
    ['identity', false, ['missing Titulo']],
    ['userTypes', false, ['noVisibleType']],
    [
      'mail',
      false,
      ['SmtpHostName', 'SmtpPort', 'SmtpAuthUser', 'CuerpoEmail'].map((key) => `missing ${key}`),
    ],
    ['terms', false, ['missing TerminosCondiciones']],
    ['report', false, ['missing ServiciosLISUrl', 'templateUnseen']],
    ['review', false, ['unreviewed']],
  ]);
});

it('with enough of everything all six are done, and nothing is advised', () => {
  const state = stateOf(ENOUGH);
  expect([...state.keys()]).toEqual([...SETUP_STEPS]);
  expect([...state.values()].every(({ isDone }) => isDone)).toBe(true);
  expect([...state.values()].flatMap(({ advice }) => said(advice))).toEqual([]);
});

it.each([
  ['identity', 'Titulo', '   ', 'missing'],
  ['mail', 'SmtpHostName', '', 'missing'],
  ['mail', 'SmtpPort', '', 'missing'],
  ['mail', 'SmtpPort', '70000', 'wrong'],
  ['mail', 'SmtpAuthUser', '', 'missing'],
  ['mail', 'SmtpAuthUser', 'nadie', 'wrong'],
  ['mail', 'CuerpoEmail', '<div><br></div>', 'missing'],
  ['terms', 'TerminosCondiciones', '<p>&nbsp;</p>', 'missing'],
  ['report', 'ServiciosLISUrl', '', 'missing'],
  ['report', 'ServiciosLISUrl', 'lis.local', 'wrong'],
] as const)('%s is not done where %s is %j: %s, and leads to it', (step, key, value, kind) => {
  const gaps = stateOf({ ...ENOUGH, [key]: value }).get(step)?.lacking;
  expect(said(gaps)).toEqual([`${kind} ${key}`]);
  expect(gaps?.[0]?.place?.name).toBe(`configuration.${key}`);
});

it('a text that is only too long, Outlook without a server and an address in config.json hold no step open', () => {
  expect(lackingIn('identity', { ...ENOUGH, Titulo: 'L'.repeat(80) })).toEqual([]);
  const outlook = { SmtpHostName: '', SmtpPort: '', ServidorCorreo: 'OUTLOOK' };
  expect(lackingIn('mail', { ...ENOUGH, ...outlook })).toEqual([]);
  const facts = { ...FACTS, isLisFixed: true };
  expect(lackingIn('report', { ...ENOUGH, ServiciosLISUrl: '' }, { facts })).toEqual([]);
});

it.each([
  ['laboratory staff alone', [userType(4, true)], ['noVisibleType']],
  ['no types at all', [], ['noVisibleType']],
  ['hidden ones', [userType(1, false), userType(4, true)], ['noVisibleType']],
  ['one other', [userType(6, true), userType(4, true)], []],
])('user types: %s', (_case, types, expected) => {
  expect(lackingIn('userTypes', ENOUGH, { types })).toEqual(expected);
});

it('the way to the user types leads to the first that can be shown', () => {
  const types = [userType(4, true), userType(6, false), userType(1, false)];
  const [gap] = stateOf(ENOUGH, { types }).get('userTypes')?.lacking ?? [];
  // Physicians come first on the screen.
  expect(gap?.place).toEqual({ tab: 'userTypes', name: 'userTypes.0.visible' });
});

it.each([
  ['unread', 'clean', 'report', 'templateUnread'],
  ['read', 'problems', 'review', 'badFindings'],
] as const)('template %s, check %s: %s is open', (template, review, step, note) => {
  expect(lackingIn(step, ENOUGH, { facts: { ...FACTS, template, review } })).toEqual([note]);
});

it('what only looks unfinished is advised and holds no step open', () => {
  const state = stateOf({
    ...ENOUGH,
    ...{ Color: '', Logo: '', CuerpoEmail: '<p>Hola</p>', CambioContraseña: 'false' },
  });
  expect(said(state.get('identity')?.advice)).toEqual(['factoryColor', 'noLogo']);
  expect(said(state.get('mail')?.advice)).toEqual(['noLink', 'recoveryOff']);
  expect([...state.values()].every(({ isDone }) => isDone)).toBe(true);
});

it.each([
  ['nothing', {}, true],
  ['empty editors', { TerminosCondiciones: '<p><br></p>', CuerpoEmail: ' ' }, true],
  ['a name', { Titulo: 'L' }, false],
  ['terms', { TerminosCondiciones: '<p>T</p>' }, false],
  ['a mail', { CuerpoEmail: '<p>M</p>' }, false],
])('a configuration with %s', (_case, stored, expected) => {
  expect(isNearlyEmpty(settingsFromEntries(entriesOf(stored)))).toBe(expected);
});
