import { Alert, Anchor, Button, Group, List, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';

import '@mantine/core/styles/List.layer.css';

import { isTemplateName } from '@/domain/reports/template-name';
import { useTranslation } from '@/i18n/translation';
import { createBlobUrl } from '@/lib/files/blob-urls';
import { downloadUrl } from '@/lib/files/download';
import { runtimeConfig } from '@/lib/runtime-config';
import type { ReportTemplate } from '@/reporting/report-template';
import { templateText } from './template/read-template-file';
import { Dialog } from '@/ui/dialog/dialog';

interface SavingDialogProps {
  /** Null while something has to be corrected. */
  readonly template: ReportTemplate | null;
  /** How many places have to be corrected. */
  readonly wrong: number;
  readonly name: string;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

const FOLDER = 'reports/';

/** The template as a file, and where to put it: the portal has no call that stores one. */
export function SavingDialog({ template, wrong, name, onSaved, onClose }: SavingDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const [isDone, setIsDone] = useState(false);
  const own = typed.trim();
  const isNamed = isTemplateName(own);
  const file = `${isNamed ? own : name}.json`;
  const address = new URL(`${runtimeConfig().reportsUrl}/${file}`, document.baseURI).href;
  const download = (whole: ReportTemplate) => {
    downloadUrl(createBlobUrl(templateText(whole), 'application/json'), file);
    onSaved(own);
    setIsDone(true);
  };
  return (
    <Dialog title={t('templates.saving.title')} onClose={onClose} fullScreen="narrow" size="lg">
      <Stack>
        {template === null || wrong > 0 ? (
          <Alert color="red" role="alert">
            {t('templates.saving.wrong', { count: Math.max(wrong, 1) })}
          </Alert>
        ) : (
          <>
            <TextInput
              label={t('templates.saving.name')}
              description={t('templates.saving.nameHelp')}
              error={!isNamed && t('templates.saving.nameWrong')}
              value={typed}
              rightSection=".json"
              rightSectionWidth={52}
              rightSectionPointerEvents="none"
              autoComplete="off"
              spellCheck="false"
              translate="no"
              data-gramm="false"
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setIsDone(false);
              }}
            />
            <section>
              <Title order={3} size="h5" mb="xs">
                {t('templates.saving.where')}
              </Title>
              <List type="ordered" spacing="xs" size="sm">
                <List.Item>{t('templates.saving.copy', { file })}</List.Item>
                <List.Item>
                  {t('templates.saving.put', { folder: FOLDER, address })}{' '}
                  <Anchor href={address} target="_blank" rel="noreferrer" inherit translate="no">
                    {file}
                  </Anchor>
                </List.Item>
                <List.Item>{t('templates.saving.index', { file })}</List.Item>
                <List.Item>{t('templates.saving.reload')}</List.Item>
              </List>
            </section>
            <Group justify="flex-end">
              <span role="status">{isDone && t('templates.saving.done', { file })}</span>
              <Button
                disabled={!isNamed}
                onClick={() => {
                  download(template);
                }}
              >
                {t('templates.saving.button', { file })}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
