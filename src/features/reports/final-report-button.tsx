import { ReportButton, type ReportButtonProps } from './report-button';

/** The button of the final report (docs/behaviour.md §2, Right pane toolbar). */
export function FinalReportButton(props: Omit<ReportButtonProps, 'kind'>) {
  return <ReportButton {...props} kind="final" />;
}
