import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { templateFileOptions } from '@/api/reports/installation/get-template-file';
import { FileError } from '@/lib/http/fetch-file';
import { readTemplateFile } from '@/reporting/template/read-template-file';
import type { Draft } from '@/reporting/template/template-draft';
import { leastTemplate } from '@/reporting/template/least-template';
import { Dialog } from '@/ui/dialog/dialog';
import { WaitingText } from '@/ui/waiting/waiting-text';

import { DifferenceTable } from './difference-table';
import { useInstalledTemplates } from './opening/template-origins';
import { useOpeningProblemText } from './opening/use-opening-problem-text';

interface ComparingDialogProps {
  readonly draft: Draft;
  readonly name: string;
  readonly onClose: () => void;
}

/** Where the template in the editor differs from one that is installed, read anew. */
export function ComparingDialog({ draft, name, onClose }: ComparingDialogProps) {
  const { t } = useTranslation();
  const problemText = useOpeningProblemText();
  const installed = useInstalledTemplates();
  const names = [...new Set([name, ...installed])];
  const [chosen, setChosen] = useState(name);
  const { data, error, isFetching } = useQuery(templateFileOptions(chosen));
  const file = `${chosen}.json`;
  const read = data === undefined ? null : readTemplateFile(data, leastTemplate());
  const isMissing = error instanceof FileError && error.problem === 'missing';
  const failure =
    error === null ? null : ({ kind: isMissing ? 'missing' : 'unreachable' } as const);
  const problem = read !== null && 'problem' in read ? read.problem : failure;
  return (
    <Dialog title={t('templates.comparing.title')} onClose={onClose} fullScreen="narrow" size="xl">
      <Stack>
        <NativeSelect
          label={t('templates.comparing.with')}
          autoComplete="off"
          value={chosen}
          data={names.map((value) => ({ value, label: `${value}.json` }))}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
          }}
        />
        {problem !== null && (
          <Alert color="red" role="alert" title={t('templates.opening.failed', { file })}>
            {problemText(problem)}
          </Alert>
        )}
        <Text role="status">{isFetching && <WaitingText />}</Text>
        {read !== null && 'draft' in read && (
          <DifferenceTable before={read.draft} after={draft} file={file} />
        )}
      </Stack>
    </Dialog>
  );
}
