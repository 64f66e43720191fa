import { ABSENT } from '@demo-lis/database/wire-patch';
import type { WireFields } from '@demo-lis/database/wire-patch';
import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

const NOBODY = { name1: '', name2: '', lastName: '', surName: '' };

/** Names of a patient, by what is odd about them. The order list and the report carry the same. */
const NAMES: readonly (readonly [kind: string, names: WireFields])[] = [
  ['Nombre en NFC', { name1: 'ROCÍO', lastName: 'NÚÑEZ' }],
  ['Nombre en NFD', { name1: 'ROCI\u0301O', lastName: 'NU\u0301N\u0303EZ' }],
  ['Nombre dañado', { lastName: 'N\uFFFD\uFFFDEZ' }],
  ['Nombre doblemente codificado', { lastName: 'NÃºÃ±ez' }],
  ['Nombre de derecha a izquierda', { name1: 'محمد', lastName: 'الخطيب' }],
  ['Nombre con inversión U+202E', { name1: 'ANA\u202E', lastName: 'ZEPOL' }],
  ['Nombre con aislantes', { name1: '\u2067ANA\u2069', lastName: 'PÉREZ\u2067' }],
  ['Nombre con marcas invisibles', { name1: '\uFEFFA\u200DN\u00ADA', lastName: 'PÉREZ\u0000' }],
  ['Nombre con emoji', { name1: '👩🏽‍🔬', lastName: '🇨🇴 \uD800' }],
  ['Nombre con acentos apilados', { name1: `A${'\u0301'.repeat(100)}NA` }],
  ['Nombre con ß, ı e İ', { name1: 'straße', lastName: 'ıİ' }],
  ['Nombre de 300 letras', { name1: 'ANA', lastName: 'PETRONILA '.repeat(30).trim() }],
  ['Nombre de 300 letras sin espacio', { lastName: 'A'.repeat(300) }],
  ['Nombre con HTML', { name1: '<b>ANA</b>', lastName: '<img src=x onerror=alert(1)>' }],
  ['Nombre con entidades', { name1: 'A&amp;B', lastName: 'O&#39;HARA' }],
  ['Nombre con apóstrofo y comillas', { name1: 'SHAQUILLE "SHAQ"', lastName: "O'NEAL-D’COSTA" }],
  ['Nombre como fórmula', { name1: '=1+1', lastName: '@SUM(A1)' }],
  ['Nombre con espacios', { name1: '  ANA   MARÍA ', lastName: '\tPÉREZ\r\n' }],
  ['Sin nombre', NOBODY],
  ['Nombre null', { name1: null, name2: null, lastName: null, surName: null }],
  ['Nombre ausente', { name1: ABSENT, name2: ABSENT, lastName: ABSENT, surName: ABSENT }],
  ['Nombre que no es texto', { name1: 7, lastName: true, surName: {} }],
];

/** One order for each odd name. */
export const NAME_CASES: readonly AwkwardCase[] = NAMES.map(([kind, names]) => ({
  kind,
  tests: [{ name: 'Glucosa' }],
  patch: { summary: { ...NOBODY, ...names }, patient: { ...NOBODY, ...names } },
}));
