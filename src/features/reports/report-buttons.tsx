import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { signPrintLink } from '@/api/authentication/get-preset-user';
import { useSettings } from '@/api/configuration/get-configuration';
import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';
import { mayReadPreliminary } from '@/domain/reports/print/may-read-preliminary';
import { signedUntil } from '@/domain/reports/print/print-link';
import type { OrderStand } from '@/domain/results/progress/order-progress';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { useTranslation } from '@/i18n/translation';
import { dayOfInstant, formatDay } from '@/lib/dates/dates';
import { copyLater } from '@/lib/files/copy-table';
import { runtimeConfig } from '@/lib/runtime-config';
import { FoldMenu } from '@/ui/fold-menu';

import { printAddress } from './generate-report';
import { ReportButton } from './report-button';
import { useWarmEngine } from './use-warm-engine';

/** Copies a print link that the print gate signs for the order, for whoever it is handed to. */
function CopyLinkButton({
  order,
  disabled,
}: {
  readonly order: string;
  readonly disabled: boolean;
}) {
  const { t } = useTranslation();
  const { dateFormat } = useSettings();
  const copy = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const link = signPrintLink(order);
      await copyLater(link.then(printAddress));
      return signedUntil(await link, order) ?? 0;
    },
    onSuccess: (until) => {
      const date = formatDay(dayOfInstant(until), dateFormat);
      notifications.show({ message: t('reports.link.copied', { date }) });
    },
    onError: () => {
      notifications.show({ color: 'red', message: t('reports.link.failed') });
    },
  });
  const press = () => {
    copy.mutate();
  };
  return (
    <Button variant="default" disabled={disabled || copy.isPending} onClick={press}>
      {t('reports.link.copy')}
    </Button>
  );
}

interface ReportButtonsProps {
  readonly order: OrderSummary;
  readonly rules: VisibilityRules;
  readonly userType: UserTypeCode;
  /** `direct` makes the final report as soon as it may be made. */
  readonly mode: 'on-click' | 'direct';
  readonly disabled: boolean;
  /** False while nothing is validated: then there is nothing that could be final. */
  readonly isFinalOffered: boolean;
  /** Of an order that is not complete, how much is ready. */
  readonly stand: Pick<OrderStand, 'ready' | 'all'> | null;
  /** What else can be made of the order; null for nothing. */
  readonly more?: ReactNode;
}

/** The button of an order's final report with a menu of what else can be made of it; another order starts afresh. */
export function ReportButtons(props: ReportButtonsProps) {
  const { order, userType, mode, isFinalOffered, stand, more = null, ...shared } = props;
  const { t } = useTranslation();
  const settings = useSettings();
  useWarmEngine(!shared.disabled);
  const key = orderKey(order);
  const button = { ...shared, order: order.order, patient: order };
  const preliminary = mayReadPreliminary(userType, settings) && (
    <ReportButton
      key={`preliminary ${key}`}
      kind="preliminary"
      mode="on-click"
      stand={null}
      {...button}
    />
  );
  const link = userType !== PATIENT && runtimeConfig().printGate && (
    <CopyLinkButton key={`link ${key}`} order={order.order} disabled={shared.disabled} />
  );
  return (
    <>
      {isFinalOffered && (
        <ReportButton key={`final ${key}`} kind="final" mode={mode} stand={stand} {...button} />
      )}
      {more === null && link === false ? (
        preliminary
      ) : (
        <FoldMenu label={t('reports.more')} sign={<span aria-hidden>▾</span>} isOutlined>
          {preliminary}
          {more}
          {link}
        </FoldMenu>
      )}
    </>
  );
}
