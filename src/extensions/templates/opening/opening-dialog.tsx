import { Alert, Button, Stack, TextInput, Title } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';

import { GENERAL_TEMPLATE, isTemplateName } from '@/domain/reports/template-name';
import type { OpenedTemplate } from '@/extensions/templates/editing/template-store';
import type { Draft } from '@/extensions/templates/template/template-draft';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

import { FileOrigin } from './file-origin';
import classes from './opening-dialog.module.css';
import {
  SHIPPED_TEMPLATES,
  useInstalledTemplates,
  useOpeningProblemText,
  useTemplateReader,
  type OpeningProblem,
} from './template-origins';

interface OpeningDialogProps {
  /** What stands where a file says nothing. */
  readonly base: Draft;
  readonly name: string;
  readonly onOpen: (opened: OpenedTemplate) => void;
  readonly onClose: () => void;
}

/** The templates to go on from: installed ones, those to begin with, and files. What was in the editor can be brought back. */
export function OpeningDialog({ base, name, onOpen, onClose }: OpeningDialogProps) {
  const { t } = useTranslation();
  const problemText = useOpeningProblemText();
  const installed = useInstalledTemplates();
  const files = installed.map((own) => ({ own, file: `${own}.json` }));
  const readTemplate = useTemplateReader(base);
  const [failed, setFailed] = useState<{ file: string; problem: OpeningProblem } | null>(null);
  const [other, setOther] = useState('');
  const [isOtherWrong, setIsOtherWrong] = useState(false);
  const open = (opened: OpenedTemplate) => {
    onOpen(opened);
    onClose();
  };
  const fail = (file: string, problem: OpeningProblem) => {
    setFailed({ file, problem });
  };
  const openPath = async (path: string, own: string) => {
    const read = await readTemplate(path, own);
    if ('problem' in read) fail(`${path}.json`, read.problem);
    else open(read);
  };
  const openOther = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = other.trim().replace(/\.json$/i, '');
    setIsOtherWrong(!isTemplateName(wanted));
    if (isTemplateName(wanted)) void openPath(wanted, wanted);
  };
  return (
    <Dialog title={t('templates.opening.title')} onClose={onClose} fullScreen="narrow" size="lg">
      <Stack gap="lg">
        {failed !== null && (
          <Alert
            color="red"
            role="alert"
            title={t('templates.opening.failed', { file: failed.file })}
          >
            {problemText(failed.problem)}
          </Alert>
        )}
        <section className={classes.origin}>
          <Title order={3} size="h5">
            {t('templates.opening.installed')}
          </Title>
          <p className={classes.help}>{t('templates.opening.installedHelp')}</p>
          <div className={classes.files}>
            {files.map(({ own, file }) => (
              <Button key={own} variant="default" onClick={() => void openPath(own, own)}>
                {file}
              </Button>
            ))}
          </div>
          <form className={classes.other} onSubmit={openOther} noValidate>
            <TextInput
              label={t('templates.opening.other')}
              description={t('templates.opening.otherHelp')}
              error={isOtherWrong && t('templates.opening.otherWrong')}
              value={other}
              autoComplete="off"
              spellCheck="false"
              translate="no"
              data-gramm="false"
              onChange={({ currentTarget }) => {
                setOther(currentTarget.value);
              }}
            />
            <Button type="submit" variant="default">
              {t('templates.opening.openOther')}
            </Button>
          </form>
        </section>
        <section className={classes.origin}>
          <Title order={3} size="h5">
            {t('templates.opening.shipped')}
          </Title>
          <div className={classes.files}>
            {SHIPPED_TEMPLATES.map((own) => (
              <Button
                key={own}
                variant="default"
                onClick={() => void openPath(`templates/${own}`, GENERAL_TEMPLATE)}
              >
                {t(`templates.shipped.${own}`)}
              </Button>
            ))}
          </div>
        </section>
        <section className={classes.origin}>
          <Title order={3} size="h5">
            {t('templates.opening.file')}
          </Title>
          <FileOrigin base={base} name={name} onRead={open} onProblem={fail} />
        </section>
      </Stack>
    </Dialog>
  );
}
