import type { Language } from '@/domain/base/language';
import type { LegacyReport } from './legacy/legacy-report';
import { legacyTables } from './legacy/legacy-tables';
import { boxedCharacters, drawableText } from '@/reporting/builtin/fonts/font-characters';
import type { MadeReport } from '@/reporting/report-engine';

import { componentsOf } from './dead-components';
import type { VendorJob } from './draw-with-vendor';
import type { FontFamily } from './engine-fonts';
import { allText, engineTables } from './engine-tables';
import type { MrtTemplate } from './mrt-source';
import { printedColumns } from './printed-columns';
import { withTagTwins } from './tag-twins';

interface VendorSource {
  readonly legacy: LegacyReport;
  readonly language: Language;
  readonly template: MrtTemplate;
  readonly families: readonly FontFamily[];
}

/** What to draw, and what its reader must be told about it. */
export interface PreparedJob extends Pick<MadeReport, 'missingCharacters' | 'withoutPictures'> {
  readonly vendorJob: VendorJob;
}

/** The LIS names the language of final reports only; templates word theirs by it. */
function inLanguage({ order, ...roots }: LegacyReport, language: Language): LegacyReport {
  const languageReport = order['languageReport'] === '' ? language : order['languageReport'];
  return { ...roots, order: { ...order, languageReport: languageReport ?? language } };
}

/** A report as the vendor's engine draws it. Throws `FileError` when the template cannot print the data without loss. */
export function vendorJob({ legacy, language, template, families }: VendorSource): PreparedJob {
  const source = legacyTables(inLanguage(legacy, language));
  const text = allText(source);
  const boxed = families.flatMap(({ fonts }) => boxedCharacters(fonts.regular, text));
  const { root, text: twinned, twins } = withTagTwins(template);
  const { tables, withoutPictures } = engineTables(source, {
    file: template.file,
    printed: printedColumns(root),
    twins,
    drawable: (shown) =>
      families.reduce((drawn, { fonts }) => drawableText(drawn, fonts.regular), shown),
  });
  return {
    vendorJob: {
      file: template.file,
      template: twinned,
      tables,
      families,
      components: componentsOf(template.root, template.acknowledged),
      acknowledged: template.acknowledged,
    },
    missingCharacters: [...new Set(boxed)],
    withoutPictures,
  };
}
