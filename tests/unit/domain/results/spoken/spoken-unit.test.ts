import { expect, it } from 'vitest';

import { LANGUAGE_CODES } from '@/domain/base/language';
import { spokenUnit, type UnitWords } from '@/domain/results/spoken/spoken-unit';
import { plainText } from '@/lib/text/marked-text';
import { AREAS } from '@demo-lis/seed/catalogue/catalogue';
import en from '@/i18n/locales/dashboard/en.json';
import es from '@/i18n/locales/dashboard/es.json';

const WORDS: Readonly<Record<string, UnitWords>> = {
  es: es.results.aloud.units,
  en: en.results.aloud.units,
};
const spanish = es.results.aloud.units;

it.each([
  ['mg/dL', 'miligramos por decilitro'],
  ['10<sup>3</sup>/µL', 'miles por microlitro'],
  ['mL/min/1.73 m<sup>2</sup>', 'mililitros por minuto por 1.73 metros cuadrados'],
  ['ng/mL FEU', 'nanogramos por mililitro FEU'],
  ['μUI/mL', 'microunidades internacionales por mililitro'],
  ['%', 'por ciento'],
  [' g / dL ', 'gramos por decilitro'],
])('a unit as it is said %s is "%s"', (unit, words) => {
  expect(spokenUnit(plainText(unit), spanish)).toBe(words);
});

it.each(['mg/xL', 'xg/dL', 'mg/dL 2', 'x campo', '10^3/µL', '', '/', 'mg/', 'MG/DL', 'toString'])(
  'a unit as it is said %j stays as it is: half a unit would be another one',
  (unit) => {
    expect(spokenUnit(unit, spanish)).toBe(unit);
  },
);

it.each(LANGUAGE_CODES)(
  'a unit as it is said every unit of the demo laboratory is known in %s',
  (language) => {
    const words = WORDS[language] ?? { amounts: {}, wholes: {}, per: '' };
    const units = AREAS.flatMap(({ tests }) => tests.map(({ unit }) => plainText(unit ?? '')));
    const unknown = units.filter((unit) => unit !== '' && spokenUnit(unit, words) === unit);
    expect(unknown).toEqual([]);
  },
);
