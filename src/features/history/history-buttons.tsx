import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { MouseEvent, ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { patientParts } from '@/domain/orders/patient-text';
import type { HistoryMode } from '@/domain/results/test-selection';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyPart } from '@/ui/waiting/lazy-part';

import { HistoryContent } from './history-content';
import type { HistoryRequest } from './use-histories';

/** Charts are heavy, and the matrix has its paper and its workbook: each loads when its dialog opens. */
const HistoryCharts = lazyPart(() =>
  import('./charts/history-charts').then((module) => module.HistoryCharts),
);
const HistoryTables = lazyPart(() =>
  import('./table/history-tables').then((module) => module.HistoryTables),
);
const CombinedHistory = lazyPart(() =>
  import('./combined/combined-history').then((module) => module.CombinedHistory),
);

interface HistoryButtonProps {
  /** Names the button and its dialog. */
  readonly title: string;
  /** A dialog of the whole screen; else as wide as a page, and the whole screen only on narrow ones. */
  readonly size?: 'screen';
  readonly request: HistoryRequest;
  /** What the dialog holds. */
  readonly children: ReactNode;
}

const TOAST = 'history-nothing-ticked';

/** A mode of the history: its button, the word when nothing is ticked, and its dialog, titled with whose history it is. */
function HistoryButton({ title, size, request, children }: HistoryButtonProps) {
  const { t } = useTranslation();
  const { patient, testIds, tests } = request;
  const { open, dialog } = useDialog((close) => (
    <Dialog
      title={title}
      subject={[...patientParts(patient), patient.order]}
      onClose={close}
      fullScreen={size === 'screen' ? 'always' : 'narrow'}
      size="78rem"
    >
      {children}
    </Dialog>
  ));

  const openTicked = (press: MouseEvent<HTMLElement>) => {
    const isTicked = tests.some(({ testId }) => testIds.includes(testId));
    if (isTicked) open(press);
    else {
      notifications.show({ id: TOAST, color: 'yellow', message: t('history.nothingTicked') });
    }
  };

  return (
    <>
      <Button variant="default" onClick={openTicked}>
        {title}
      </Button>
      {dialog}
    </>
  );
}

interface HistoryButtonsProps extends Omit<HistoryRequest, 'testIds'> {
  /** The ticked tests of each mode. */
  readonly selection: Readonly<Record<HistoryMode, readonly number[]>>;
}

/** The buttons of the histories that the laboratory has on, and their dialogs. */
export function HistoryButtons({ selection, ...order }: HistoryButtonsProps) {
  const { t } = useTranslation();
  const { historyChart, historyTable, historyCombined } = useSettings().results;
  const { patient } = order;
  const chart = { ...order, testIds: selection.chart };
  const table = { ...order, testIds: selection.table };
  const combined = { ...order, testIds: selection.combined };
  return (
    <>
      {historyChart && (
        <HistoryButton title={t('history.chart.title')} request={chart}>
          <HistoryContent request={chart}>
            {(histories) => <HistoryCharts histories={histories} patient={patient} />}
          </HistoryContent>
        </HistoryButton>
      )}
      {historyTable && (
        <HistoryButton title={t('history.table.title')} request={table}>
          <HistoryContent request={table}>
            {(histories) => <HistoryTables histories={histories} present={patient.order} />}
          </HistoryContent>
        </HistoryButton>
      )}
      {historyCombined && (
        <HistoryButton title={t('history.combined.title')} size="screen" request={combined}>
          <HistoryContent request={combined}>
            {(histories, search, unknown) => (
              <CombinedHistory request={combined} {...{ histories, search, unknown }} />
            )}
          </HistoryContent>
        </HistoryButton>
      )}
    </>
  );
}
