import { Button, FileButton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { MOST_TEMPLATE_BYTES, readTemplateFile } from '@/reporting/template/read-template-file';
import type { Draft } from '@/reporting/template/template-draft';
import type { OpenedTemplate } from '@/features/templates/editing/template-store';

import type { OpeningProblem } from './template-origins';
import { useKilobytes } from './use-opening-problem-text';

interface FileOriginProps {
  readonly base: Draft;
  /** Name of the template in the editor: a file from elsewhere is to take its place. */
  readonly name: string;
  readonly onRead: (opened: OpenedTemplate) => void;
  readonly onProblem: (file: string, problem: OpeningProblem) => void;
}

/** What opens files: by the ending of their names, one reader each. An importer of another format is a row here. */
const READERS = [{ ending: '.json', read: readTemplateFile }] as const;
const ENDINGS = READERS.map(({ ending }) => ending).join(',');

function readerOf(file: string) {
  const found = READERS.find(({ ending }) => file.toLowerCase().endsWith(ending));
  return (found ?? READERS[0]).read;
}

/** A template from a file of this computer. */
export function FileOrigin({ base, name, onRead, onProblem }: FileOriginProps) {
  const { t } = useTranslation();
  const kilobytes = useKilobytes();
  const read = async (file: File) => {
    // Refused before it is read: ten megabytes are no template.
    if (file.size > MOST_TEMPLATE_BYTES) {
      onProblem(file.name, { kind: 'too-large', bytes: file.size });
      return;
    }
    const taken = readerOf(file.name)(new Uint8Array(await file.arrayBuffer()), base);
    if ('problem' in taken) onProblem(file.name, taken.problem);
    else onRead({ ...taken, name });
  };
  return (
    <>
      <FileButton
        accept={ENDINGS}
        onChange={(file) => {
          if (file !== null) void read(file);
        }}
      >
        {(props) => (
          <Button variant="default" {...props}>
            {t('templates.opening.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('templates.opening.fileHelp', { size: kilobytes(MOST_TEMPLATE_BYTES) })}
      </Text>
    </>
  );
}
