import { Button, FileButton, Text } from '@mantine/core';
import { useRef } from 'react';

import type { OpenedTemplate } from '@/extensions/templates/editing/template-store';
import {
  MOST_TEMPLATE_BYTES,
  readTemplateFile,
} from '@/extensions/templates/template/read-template-file';
import type { TakenTemplate } from '@/extensions/templates/template/take-template';
import type { Draft } from '@/extensions/templates/template/template-draft';
import { useTranslation } from '@/i18n/translation';

import { useKilobytes, type OpeningProblem } from './template-origins';

interface FileOriginProps {
  readonly base: Draft;
  /** Name of the template in the editor: a file from elsewhere is to take its place. */
  readonly name: string;
  readonly onRead: (opened: OpenedTemplate) => void;
  readonly onProblem: (file: string, problem: OpeningProblem) => void;
}

/** Templates of the licensed engine, plain, encrypted and packed. */
const LICENSED = /\.mr[txz]$/i;

async function takeFile(
  file: File,
  base: Draft,
): Promise<TakenTemplate | { readonly problem: OpeningProblem }> {
  // Refused before it is read.
  if (LICENSED.test(file.name)) return { problem: { kind: 'licensed' } };
  if (file.size > MOST_TEMPLATE_BYTES)
    return { problem: { kind: 'too-large', bytes: file.size, most: MOST_TEMPLATE_BYTES } };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: { kind: 'unreadable' } };
  return readTemplateFile(new Uint8Array(bytes), base);
}

/** A template from a file of this computer. */
export function FileOrigin({ base, name, onRead, onProblem }: FileOriginProps) {
  const { t } = useTranslation();
  const kilobytes = useKilobytes();
  const forget = useRef<() => void>(null);
  const read = async (file: File) => {
    const taken = await takeFile(file, base);
    if ('problem' in taken) onProblem(file.name, taken.problem);
    else onRead({ ...taken, name });
  };
  return (
    <>
      <FileButton
        // A .mrt may be picked, to be told what to do with it.
        accept=".json,.mrt"
        resetRef={forget}
        onChange={(file) => {
          // A file that was mended meanwhile may be picked again.
          forget.current?.();
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
