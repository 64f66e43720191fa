import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import classes from './setup-tab.module.css';

const SampleReportDialog = lazyDialog(() =>
  import('./sample-report-dialog').then((module) => module.SampleReportDialog),
);

/** What is wrong with the installed template, an invented order's report drawn with it, and the way to its editor. */
export function SampleReportButton({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation();
  const errorText = useReportErrorText('final');
  const { open, dialog } = useDialog((close) => <SampleReportDialog onClose={close} />);
  return (
    <>
      {error !== null && <Text size="sm">{errorText(error)}</Text>}
      <div className={classes.actions}>
        <Button variant="light" size="xs" aria-haspopup="dialog" onClick={open}>
          {t('setup.sample')}
        </Button>
        <Button component={Link} to="/templates" variant="default" size="xs">
          {t('setup.template')}
        </Button>
      </div>
      {dialog}
    </>
  );
}
