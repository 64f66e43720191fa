import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, type MouseEvent } from 'react';

import { fullName } from '@/domain/orders/full-name';
import type { OrderStand } from '@/domain/results/progress/order-progress';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';
import { useDialog } from '@/ui/dialog/use-dialog';

import { ReportProgress } from './report-progress';
import { useReportDelivery } from './use-report-delivery';
import type { ReportRequest } from './use-report-job';

export interface ReportButtonProps extends ReportRequest {
  /** `direct` makes the report as soon as the button may be used, without a click (directReportPrint). */
  readonly mode: 'on-click' | 'direct';
  readonly disabled: boolean;
  /** How much of its order the final report tells; null where that is all of it, or nobody knows. */
  readonly stand: Pick<OrderStand, 'ready' | 'all'> | null;
}

/** The button of a report and the dialog of its making. */
export function ReportButton({ mode, disabled, stand, ...request }: ReportButtonProps) {
  const { t } = useTranslation();
  const { patient } = request;
  const delivery = useReportDelivery(request);
  const standId = useId();
  const startedDirectly = useRef(false);
  const isDirect = mode === 'direct' && !disabled;
  const title = t(`reports.title.${request.kind}`);

  const { open, dialog } = useDialog((leave) => {
    const close = () => {
      delivery.stop();
      leave();
    };
    return (
      <Dialog
        title={
          <>
            {request.kind === 'final' && (
              <>
                <VisuallyHidden component="span">{t('reports.generating')}:</VisuallyHidden>{' '}
              </>
            )}
            {title}
          </>
        }
        subject={[patient === null ? '' : fullName(patient), request.order]}
        onClose={close}
        closeOnClickOutside={false}
      >
        <ReportProgress delivery={delivery} onRetry={delivery.makeAndOpen}>
          <Button variant="default" onClick={close}>
            {t('app.cancel')}
          </Button>
        </ReportProgress>
      </Dialog>
    );
  });

  const start = (press: MouseEvent<HTMLElement>) => {
    open(press);
    delivery.makeAndOpen();
  };
  // Nobody clicked, so the browser would block a window: the dialog offers to open or to download the report.
  const startDirectly = useEffectEvent(() => {
    if (startedDirectly.current) return;
    startedDirectly.current = true;
    open();
    delivery.make();
  });
  useEffect(() => {
    if (isDirect) startDirectly();
  }, [isDirect]);

  return (
    <>
      <Button
        variant={request.kind === 'final' ? 'filled' : 'default'}
        disabled={disabled}
        aria-keyshortcuts={request.kind === 'final' ? 'f' : undefined}
        aria-describedby={stand === null ? undefined : standId}
        onClick={start}
      >
        {title}
      </Button>
      {stand !== null && (
        <VisuallyHidden id={standId}>{t('reports.partial.short', { ...stand })}</VisuallyHidden>
      )}
      {dialog}
    </>
  );
}
