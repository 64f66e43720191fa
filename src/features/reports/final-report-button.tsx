import { Button, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';

import { ReportProgress } from './report-progress';
import { useReportDelivery } from './use-report-delivery';
import type { ReportRequest } from './use-report-job';

interface FinalReportButtonProps extends ReportRequest {
  /** `direct` makes the report as soon as the button appears, without a click (directReportPrint, contract §3). */
  readonly mode: 'on-click' | 'direct';
  readonly disabled?: boolean;
}

/** The button of the final report and the dialog of its making (spec §2, Report progress; §4). */
export function FinalReportButton({ mode, disabled = false, ...request }: FinalReportButtonProps) {
  const { t } = useTranslation();
  const delivery = useReportDelivery(request);
  const [isOpen, setIsOpen] = useState(mode === 'direct');

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
    if (mode === 'direct') delivery.make();
  });
  useEffect(() => {
    startDirectly();
  }, []);

  return (
    <>
      <Button disabled={disabled} onClick={start}>
        {t('reports.title.final')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('reports.generating')}
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
