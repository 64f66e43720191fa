import { expect, it } from 'vitest';

import { columnsIn } from '@/reporting/stimulsoft/printed-columns';

it.each([
  ['{t.result}', 'printed'],
  ['{t.result + " " + t.unit}', 'printed'],
  ['{IIF(t.result == "", "", t.result)}', 'printed'],
  ['{IIF("Positivo" != t.result, t.result, "+")}', 'printed'],
  ['{IIF(t.pathology >= 2, "<b>" + t.result + "</b>", t.result)}', 'printed'],
  ['{t.flag == true ? t.result : null}', 'printed'],
  ['{Trim(t.result)}', 'printed'],
  ['{IIF(t.result == "<5", "Negativo", t.result)}', 'computed'],
  ['{IIF("R&D" == t.result, "1", "2")}', 'computed'],
  ['{IIF(t.result == t.unit, "1", "2")}', 'computed'],
  ['{IIF(t.result > t.refMax, "1", "2")}', 'computed'],
  ['{Length(t.result)}', 'computed'],
  ['{t.result.Substring(0, 2)}', 'computed'],
  ['{t.result + "}', 'computed'],
])('%s: its columns are %s', (text, use) => {
  const uses = columnsIn(text, new Map()).map((named) => named.use);
  expect(uses.length).toBeGreaterThan(0);
  expect(new Set(uses)).toEqual(new Set([use]));
});
