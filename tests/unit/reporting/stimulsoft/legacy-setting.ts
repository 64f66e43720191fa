import type { LegacySetting } from '@/domain/reports/legacy/legacy-report';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { words } from '@tests/support/fixtures/report-order';
import { dayOfUtc, loadReportParts } from '@tests/support/fixtures/report-parts';

const { signature, logo } = await loadReportParts();

/** The setting of a final report with a logo and one signature; name what differs. */
export function legacySetting(changes: Partial<LegacySetting> = {}): LegacySetting {
  return {
    kind: 'final',
    rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
    validators: [{ id: 7, signature }],
    laboratory: { name: 'Laboratorio Andino', logo, color: '#123456', contact: [] },
    userName: 'ana',
    portalUrl: '',
    now: Date.UTC(2026, 10, 20),
    words,
    dayOf: dayOfUtc,
    clinicalOrder: UNKNOWN_ORDER,
    dateFormat: 'DD/MM/YYYY',
    labels: {},
    templateItem: '',
    ...changes,
  };
}
