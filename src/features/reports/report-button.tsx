import { Button, Modal, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';

import { DialogTitle } from '@/ui/dialog-title';

import { ReportProgress } from './report-progress';
import { useReportDelivery } from './use-report-delivery';
import type { ReportRequest } from './use-report-job';

export interface ReportButtonProps extends ReportRequest {
  /** Full name of the patient, for the title of the dialog. */
  readonly patient: string;
  /** `direct` makes the report as soon as the button may be used, without a click (docs/contract.md §3; directReportPrint). */
  readonly mode: 'on-click' | 'direct';
  readonly disabled: boolean;
}

/** The button of a report and the dialog of its making (docs/behaviour.md §2, Report progress; §4). */
export function ReportButton({ patient, mode, disabled, ...request }: ReportButtonProps) {
  const { t } = useTranslation();
  const delivery = useReportDelivery(request);
  const [isOpen, setIsOpen] = useState(false);
  const startedDirectly = useRef(false);
  const isDirect = mode === 'direct' && !disabled;

  const start = () => {
    setIsOpen(true);
    delivery.makeAndOpen();
  };
  const close = () => {
    delivery.stop();
    setIsOpen(false);
  };
  // Nobody clicked, so the browser would block a window: the dialog offers to open or to download the report.
  const startDirectly = useEffectEvent(() => {
    if (startedDirectly.current) return;
    startedDirectly.current = true;
    setIsOpen(true);
    delivery.make();
  });
  useEffect(() => {
    if (isDirect) startDirectly();
  }, [isDirect]);

  const title = t(`reports.title.${request.kind}`);
  return (
    <>
      <Button
        variant={request.kind === 'final' ? 'filled' : 'default'}
        disabled={disabled}
        onClick={start}
      >
        {title}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={
          <DialogTitle subject={[patient, request.order]}>
            {request.kind === 'final' && (
              <>
                <VisuallyHidden component="span">{t('reports.generating')}:</VisuallyHidden>{' '}
              </>
            )}
            {title}
          </DialogTitle>
        }
        closeButtonProps={{ 'aria-label': t('app.close') }}
        closeOnClickOutside={false}
        // Locking the page's scroll writes a style element, which the page's policy forbids.
        lockScroll={false}
        centered
      >
        <ReportProgress delivery={delivery} onRetry={start}>
          <Button variant="default" onClick={close}>
            {t('app.cancel')}
          </Button>
        </ReportProgress>
      </Modal>
    </>
  );
}
