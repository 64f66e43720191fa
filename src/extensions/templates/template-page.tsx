import { Alert, Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useTranslation } from '@/i18n/translation';
import { leastTemplate } from './template/template-draft';
import { readTemplateFile } from './template/read-template-file';
import { useDialog } from '@/ui/dialog/use-dialog';
import { LoadingPage } from '@/ui/page/loading-page';

import type { OpenedTemplate } from './editing/template-store';
import { OpeningDialog } from './opening/opening-dialog';
import {
  failureKind,
  templateFileOptions,
  useOpeningProblemText,
} from './opening/template-origins';
import { TemplateEditor } from './template-editor';
import classes from './template-page.module.css';

const NOTHING = leastTemplate();

/** The installed template, read once: what is edited stays, whatever happens to the file meanwhile. */
function useInstalled() {
  const { data, error } = useQuery({
    ...templateFileOptions(GENERAL_TEMPLATE),
    staleTime: Infinity,
  });
  if (data !== undefined) return readTemplateFile(data, NOTHING);
  if (error === null) return null;
  return { problem: { kind: failureKind(error) } } as const;
}

/** `/templates`: the installed template to begin with; where it cannot be read, another one. */
export function TemplatePage({ rules }: { readonly rules: VisibilityRules }) {
  const { t } = useTranslation();
  const problemText = useOpeningProblemText();
  const [chosen, setChosen] = useState<OpenedTemplate | null>(null);
  const installed = useInstalled();
  const { open, dialog } = useDialog((close) => (
    <OpeningDialog base={NOTHING} name={GENERAL_TEMPLATE} onOpen={setChosen} onClose={close} />
  ));
  if (chosen !== null) return <TemplateEditor opened={chosen} rules={rules} />;
  if (installed === null) return <LoadingPage />;
  if ('draft' in installed) {
    return <TemplateEditor opened={{ ...installed, name: GENERAL_TEMPLATE }} rules={rules} />;
  }
  return (
    <main className={classes.failure}>
      <Title order={1} size="h3">
        {t('templates.title')}
      </Title>
      <Alert color="red" role="alert" title={t('templates.loadFailed')}>
        {problemText(installed.problem)}
      </Alert>
      <div className={classes.ways}>
        <Button component={Link} to="/dashboard" variant="default">
          {t('templates.back')}
        </Button>
        <Button aria-haspopup="dialog" onClick={open}>
          {t('templates.start')}
        </Button>
      </div>
      {dialog}
    </main>
  );
}
