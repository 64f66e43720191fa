import { Text } from '@mantine/core';
import { use } from 'react';

import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import { DialogButton } from '@/features/results/dialogs/dialog-button';
import { useTranslation } from '@/i18n/translation';

import { AntibiogramPlaceContext } from './antibiogram-place-context';

const AntibiogramDialog = lazyDialog(() =>
  import('./antibiogram-dialog').then((module) => module.AntibiogramDialog),
);

interface AntibiogramButtonProps {
  readonly test: TestResult;
  /** Order number. */
  readonly order: string;
  /** There is room for words. */
  readonly isWorded?: true;
}

/**
 * "Antibiograma de …" where the laboratory has one, in any state: cultures report as they grow; where it is read instead; or that
 * it is not shown, where nobody knows whose it is. Nothing where it has none.
 */
export function AntibiogramButton({ test, order, isWorded }: AntibiogramButtonProps) {
  const { t } = useTranslation();
  const place = use(AntibiogramPlaceContext);
  if (test.antibiogram === 'none') return null;
  const isKept = test.antibiogram === 'kept';
  if (isKept || place === 'paper') {
    return (
      <Text component="span" display="block" size="sm">
        {t(`results.antibiogram.${isKept ? 'kept' : 'onPaper'}`)}
      </Text>
    );
  }
  return (
    <DialogButton
      about={test}
      label={t('results.antibiogram.button', { test: testLabel(test) })}
      text={isWorded && t('results.antibiogram.title')}
      renderDialog={(row, close) =>
        row.kind === 'test' &&
        row.test.antibiogram === 'known' && (
          <AntibiogramDialog test={row.test} order={order} onClose={close} />
        )
      }
    >
      <circle cx="8" cy="8" r="5.75" />
      <circle cx="6" cy="6.25" r="1.1" />
      <circle cx="10.25" cy="7" r="1.1" />
      <circle cx="7.5" cy="10.5" r="1.1" />
    </DialogButton>
  );
}
