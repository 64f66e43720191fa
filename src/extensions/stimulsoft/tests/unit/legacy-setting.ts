import type { TemplateSetting } from '@/reporting/report-engine';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { reportSetting } from '@tests/support/fixtures/report-setting';

const { signature, logo } = await loadReportParts();

/** The setting of a final report with a logo and one signature; name what differs. */
export function legacySetting(changes: Partial<TemplateSetting> = {}): TemplateSetting {
  return {
    ...reportSetting({
      validators: [{ id: 7, signature }],
      laboratory: { name: 'Laboratorio Andino', logo, color: '#123456', contact: [] },
    }),
    ...{ dateFormat: 'DD/MM/YYYY', labels: {}, templateItem: '', ...changes },
  };
}
