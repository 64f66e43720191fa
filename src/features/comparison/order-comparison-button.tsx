import { Button } from '@mantine/core';

import type { UserTypeCode } from '@/domain/auth/user-type';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { patientParts } from '@/domain/orders/patient-text';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyPart } from '@/ui/waiting/lazy-part';

const OrderChoice = lazyPart(() => import('./order-choice').then((module) => module.OrderChoice));

/** What two orders of a patient are compared for. */
export interface ComparisonRequest {
  /** The open order. */
  readonly patient: OrderSummary;
  readonly rules: VisibilityRules;
  readonly userType: UserTypeCode;
}

/** Opens the open order beside another one of its patient. */
export function OrderComparisonButton(request: ComparisonRequest) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => (
    <Dialog
      title={t('comparison.title')}
      subject={patientParts(request.patient)}
      fullScreen="narrow"
      size="72rem"
      onClose={close}
    >
      <OrderChoice {...request} />
    </Dialog>
  ));
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {t('comparison.title')}
      </Button>
      {dialog}
    </>
  );
}
