import { Button } from '@mantine/core';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { patientParts } from '@/domain/orders/patient-text';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyPart } from '@/ui/waiting/lazy-part';

const OrderExport = lazyPart(() => import('./order-export').then((module) => module.OrderExport));

/** An order's results to take along. */
export interface ExportedOrder {
  readonly order: OrderSummary;
  /** What the user may see of it, in the order of the results. */
  readonly tests: readonly TestResult[];
  /** Something of the order is not among these tests: another area, kept back, not validated, or not readable. */
  readonly isPartial: boolean;
}

/** Opens what an order's results can be taken along as. */
export function OrderExportButton(exported: ExportedOrder) {
  const { t } = useTranslation();
  const { order, tests } = exported;
  const { open, dialog } = useDialog((close) => (
    <Dialog
      title={t('export.title')}
      subject={[...patientParts(order), order.order]}
      fullScreen="narrow"
      size="40rem"
      onClose={close}
    >
      <OrderExport {...exported} />
    </Dialog>
  ));
  return (
    <>
      <Button variant="default" disabled={tests.length === 0} aria-haspopup="dialog" onClick={open}>
        {t('export.title')}
      </Button>
      {dialog}
    </>
  );
}
