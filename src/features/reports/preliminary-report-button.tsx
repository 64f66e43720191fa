import type { UserTypeCode } from '@/domain/auth/user-type';
import { mayReadPreliminary } from '@/domain/reports/print/may-read-preliminary';

import { ReportButton, type ReportButtonProps } from './report-button';

interface PreliminaryReportButtonProps extends Omit<ReportButtonProps, 'kind' | 'mode'> {
  readonly userType: UserTypeCode;
}

/** The button of the preliminary report, for the laboratory's own users only (docs/behaviour.md §6, Preliminary results). */
export function PreliminaryReportButton({ userType, ...props }: PreliminaryReportButtonProps) {
  if (!mayReadPreliminary(userType, props.settings)) return null;
  return <ReportButton {...props} kind="preliminary" mode="on-click" />;
}
