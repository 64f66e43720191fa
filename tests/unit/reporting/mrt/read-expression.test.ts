import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Piece } from '@/reporting/mrt/expression-reading';
import { readExpression } from '@/reporting/mrt/read-expression';
import { runs } from '@tests/support/environment/runs';

function written(piece: Piece): string {
  if (piece.kind === 'path') return `{${piece.path}}`;
  if (piece.kind !== 'words') return `<${piece.kind}>`;
  const { es, en } = piece.words;
  return es === en ? es : `${es}|${en}`;
}

function printed(expression: string): string | null {
  const reading = readExpression(expression);
  return reading === null ? null : reading.pieces.map(written).join('');
}

describe('readExpression', () => {
  it.each([
    ['order.orderNumber', '{order.orderNumber}'],
    [
      'order_patient.name1 + " " + order_patient.lastName',
      '{order_patient.name1} {order_patient.lastName}',
    ],
    ['"Edad: " & order_patient.age', 'Edad: {order_patient.age}'],
    ['Labels.n0398', 'Paciente|Patient'],
    ['IIF(order.languageReport == "en", "Patient", "Paciente")', 'Paciente|Patient'],
    ['IIF("es" == order.languageReport, "Paciente", "Patient")', 'Paciente|Patient'],
    ['order.languageReport != "en" ? "Paciente" : "Patient"', 'Paciente|Patient'],
    ['!(order.languageReport == "en") ? "Paciente" : "Patient"', 'Paciente|Patient'],
    ['IIF(order.languageReport == "en", "P: " + Trim("x"), "S")', 'S|P: x'],
    ['PageNofM', 'Página |Page <page> de | of <pages>'],
    ['PageNumber', '<page>'],
    ['TotalPageCountThrough', '<pages>'],
    ['Today.ToString("dd/MM/yyyy")', '<now>'],
    ['DateTime.Now.ToString("HH:mm")', '<now>'],
    ['Format("{0:dd/MM/yyyy}", order.createdDate)', '{order.createdDate}'],
    ['order_resultTest.result.Replace(",", ".").ToUpper()', '{order_resultTest.result}'],
    ['ToUpperCase(Trim(order_patient.name1))', '{order_patient.name1}'],
    ['(a.b == null || a.b == "") ? "" : a.b', '{a.b}'],
    ['IIF((a.x + a.y) > 2 && a.c == 1, a.b, a.d)', '{a.b}{a.d}'],
    ['IIF(a.c == 1, "Reactivo: ", a.d)', '{a.d}'],
    ['a.b ? a.c : d.e ? a.f : a.g', '{a.c}{a.f}{a.g}'],
  ])('tells what %s prints', (expression, expected) => {
    expect(printed(expression)).toBe(expected);
  });

  it.each([
    ['words that hang on a result', 'IIF(order_resultTest.pathology > 1, "*", "")'],
    ['arithmetic', 'a.b * 2'],
    ['a variable of the file', 'sede'],
    ['an unfinished choice', 'IIF(a.b == 1, "a")'],
    ['an unfinished call', 'Trim(a.b'],
    ['an index', 'this["testId"]'],
    ['no expression', ''],
    ['brackets without end', '('.repeat(500)],
    ['a text too long', `"${'x'.repeat(5000)}"`],
  ])('does not guess at %s', (_, expression) => {
    expect(readExpression(expression)).toBeNull();
  });

  it('says which functions stood around a field, and that a choice was made', () => {
    expect(readExpression('Trim(a.b.ToUpper())')).toMatchObject({ functions: ['Trim', 'ToUpper'] });
    expect(readExpression('IIF(a.c == 1, a.b, "")')).toMatchObject({ isConditional: true });
    expect(readExpression('Labels.n9999')).toMatchObject({ labels: ['9999'], pieces: [] });
  });

  it('ends on any text', () => {
    const words = fc.constantFrom(
      ...[
        'IIF',
        '(',
        ')',
        ',',
        '"a"',
        'a.b',
        '==',
        '?',
        ':',
        '+',
        '!',
        '&&',
        '.',
        'Trim',
        '1',
        '{',
      ],
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (tokens) => {
        readExpression(tokens.join(' '));
      }),
      { numRuns: runs(300, 20_000) },
    );
  });
});
