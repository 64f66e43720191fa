import { Alert, Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';

import { downloadUrl, openWaitingWindow, type WaitingWindow } from '@/lib/download';

import { ReportNotes } from './report-notes';
import { useReportErrorText } from './use-report-error-text';
import { useReportJob, type ReadyReport, type ReportRequest } from './use-report-job';

interface FinalReportButtonProps extends ReportRequest {
  readonly disabled?: boolean;
}

/** The button of the final report and the dialog of its making (spec §2, Report progress; §4). */
export function FinalReportButton({ disabled = false, ...request }: FinalReportButtonProps) {
  const { t } = useTranslation();
  const errorText = useReportErrorText();
  const job = useReportJob(request);
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<WaitingWindow | null>(null);
  const { report, error } = job;

  const show = (ready: ReadyReport) => {
    if (waiting.current?.show(ready.url) === true) job.recordDelivery(ready);
  };
  const start = () => {
    // Inside the click: a window that opens after the work is a blocked pop-up.
    waiting.current = openWaitingWindow(t('reports.waiting'));
    setIsOpen(true);
    job.start().then(show, () => {
      waiting.current?.close();
    });
  };
  const close = () => {
    if (job.isRunning) waiting.current?.close();
    job.stop();
    setIsOpen(false);
  };
  const open = (ready: ReadyReport) => {
    waiting.current = openWaitingWindow(t('reports.waiting'));
    show(ready);
  };
  const download = (ready: ReadyReport) => {
    downloadUrl(ready.url, `${ready.order.orderNumber}.pdf`);
    job.recordDelivery(ready);
  };

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
        <Stack>
          <div role="status">
            {job.isRunning && (
              <Group wrap="nowrap">
                <Loader size="sm" />
                <div>
                  <Text>{t('reports.progress', { done: 0, total: 1 })}</Text>
                  <Text size="sm">{t(`reports.step.${job.step}`)}</Text>
                </div>
              </Group>
            )}
            {report !== undefined && <Text>{t('reports.ready')}</Text>}
          </div>
          {error !== null && (
            <Alert color="red" role="alert" title={t('reports.failed')}>
              {errorText(error)}
            </Alert>
          )}
          {report !== undefined && (
            <ReportNotes report={report} isDeliveryUnrecorded={job.isDeliveryUnrecorded} />
          )}
          <Group justify="flex-end">
            {job.isRunning && (
              <Button variant="default" onClick={close}>
                {t('app.cancel')}
              </Button>
            )}
            {error !== null && <Button onClick={start}>{t('app.retry')}</Button>}
            {report !== undefined && (
              <>
                <Button
                  variant="default"
                  onClick={() => {
                    download(report);
                  }}
                >
                  {t('reports.download')}
                </Button>
                <Button
                  onClick={() => {
                    open(report);
                  }}
                >
                  {t('reports.open')}
                </Button>
              </>
            )}
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
