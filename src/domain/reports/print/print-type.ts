import type { ReportKind } from '@/domain/reports/content/report-data';

/** Print type and destination as templates know them. */
export const PRINT_TYPES: Readonly<Record<ReportKind, string>> = { final: '1', preliminary: '4' };
export const DESTINATION = '2';
