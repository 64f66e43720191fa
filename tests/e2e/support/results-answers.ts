import type { Page } from '@playwright/test';

/** One line everywhere: nothing in it is long. */
export const SHORT = {
  testName: 'Glucosa',
  result: '92',
  refMin: 70,
  refMax: 100,
  refLiteral: '',
  digits: 0,
  unit: 'mg/dL',
  pathology: 0,
  hasComment: false,
  resultComment: null,
  hasAntibiogram: false,
};

/** What takes the most room in a column, whole on every screen. */
export const LONG = [
  SHORT,
  { result: '441.1', refMin: 10, refMax: 45, digits: 1, unit: 'mL/min/1.73 m²', pathology: 9 },
  {
    result: '1234567.89',
    refMin: 150000,
    refMax: 450000,
    digits: 2,
    unit: '10<sup>3</sup>/µL',
    panicMin: 20000,
    panicMax: 1000000,
    pathology: 6,
  },
  { testName: 'Anticuerpos antitiroperoxidasa y antitiroglobulina microsomales', unit: 'UI/mL' },
  { state: 1, result: '', testName: 'Concentración de hemoglobina corpuscular media' },
  { result: '1,234.5', refMin: 0, refMax: 0, refLiteral: '1,234.5 - 5,678.9', unit: 'ng/mL' },
  {
    testName: 'ELECTROFORESIS DE INMUNOGLOBULINAS',
    resultType: 2,
    result: 'INDETERMINADO',
    refMin: 0,
    refMax: 0,
    refLiteral: 'No reactivo: < 0.9; indeterminado: 0.9 – 1.1; reactivo: > 1.1',
    unit: 'unidades/campo',
    pathology: 1,
  },
  {
    testName: 'Frotis',
    resultType: 2,
    result: 'Serie roja con anisocitosis leve e hipocromía moderada; plaquetas normales.',
    refMin: 0,
    refMax: 0,
    unit: '',
    hasComment: true,
    resultComment: { comment: 'Muestra ligeramente hemolizada.' },
  },
  { result: '7.9', refMin: 3.5, refMax: 5.1, digits: 1, unit: 'mmol/L', pathology: 0 },
];

/** Single words that no phone can hold on a line. */
export const ENDLESS = [
  { resultType: 2, result: 'ACGT'.repeat(75), unit: 'x'.repeat(40), pathology: 9 },
  { testName: 'N'.repeat(120), refMin: 0, refMax: 0, refLiteral: '0.000001-'.repeat(12) },
];

/** Gives the tests of every order these contents in turn. */
export async function answerResults(page: Page, contents: readonly object[]): Promise<void> {
  await page.route('**/service/orders/results/order/**', async (route) => {
    const response = await route.fetch();
    const tests = (await response.json()) as readonly object[];
    const json = tests.map((sent, at) => ({ ...sent, ...contents[at % contents.length] }));
    await route.fulfill({ response, json });
  });
}
