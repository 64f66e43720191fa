import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';

import { antibiogramOptions } from '@/api/microbiology/get-antibiogram';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';

import { Antibiogram } from './antibiogram';
import { DialogQueryState } from '@/features/results/dialogs/dialog-query-state';
import { TestDialog } from '@/features/results/dialogs/test-dialog';
import { OrderOwnerContext } from '@/features/results/order-owner-context';
import { RepeatedTestsContext } from '@/features/results/repeated-tests-context';
import { useTranslation } from '@/i18n/translation';

interface AntibiogramProps {
  readonly test: TestResult;
  /** Order number. */
  readonly order: string;
}

/** The antibiogram of one culture, asked for when it is drawn. */
export function AskedAntibiogram({ test, order }: AntibiogramProps) {
  const { t } = useTranslation();
  const { patientIdDB } = use(OrderOwnerContext);
  const query = useQuery(antibiogramOptions({ order, patientIdDB, testId: test.testId }));
  const { data } = query;
  // It is asked for by order and test alone.
  const isOfAny = use(RepeatedTestsContext).includes(test.testId);
  return (
    <>
      {isOfAny && (
        <Text role="note" mb="sm">
          {t('results.antibiogram.ofAny')}
        </Text>
      )}
      <DialogQueryState query={query} failed={t('results.antibiogram.failed')} />
      {data === null && (
        <>
          <Text mb="sm">{t('results.antibiogram.undelivered')}</Text>
          <Button
            size="xs"
            variant="default"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('app.retry')}
          </Button>
        </>
      )}
      {data?.items.length === 0 && <Text c="dimmed">{t('results.antibiogram.empty')}</Text>}
      {data !== undefined && data !== null && <Antibiogram microorganisms={data.items} />}
    </>
  );
}

/** The antibiogram of one culture in a dialog. */
export function AntibiogramDialog(props: AntibiogramProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <TestDialog
      title={t('results.antibiogram.title')}
      subject={testLabel(props.test)}
      size="xl"
      onClose={props.onClose}
    >
      <AskedAntibiogram test={props.test} order={props.order} />
    </TestDialog>
  );
}
