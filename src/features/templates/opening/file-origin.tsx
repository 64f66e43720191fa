import { Button, FileButton, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { OpenedTemplate } from '@/features/templates/editing/template-store';
import { MOST_TEMPLATE_BYTES, readTemplateFile } from '@/reporting/template/read-template-file';
import type { TakenTemplate } from '@/reporting/template/take-template';
import type { Draft } from '@/reporting/template/template-draft';

import type { OpeningProblem } from './template-origins';
import { useKilobytes } from './use-opening-problem-text';

interface FileOriginProps {
  readonly base: Draft;
  /** Name of the template in the editor: a file from elsewhere is to take its place. */
  readonly name: string;
  readonly onRead: (opened: OpenedTemplate) => void;
  readonly onProblem: (file: string, problem: OpeningProblem) => void;
}

type Taken = TakenTemplate | { readonly problem: OpeningProblem };

/** A kind of file that templates are read from: how its names end, its most bytes, and its reader. */
interface FileKind {
  readonly ending: string;
  readonly most: number;
  readonly loadReader: () => Promise<(bytes: Uint8Array, base: Draft) => Taken>;
}

const JSON_FILE: FileKind = {
  ending: '.json',
  most: MOST_TEMPLATE_BYTES,
  loadReader: () => Promise.resolve(readTemplateFile),
};
/** Pictures lie in it; its reader is loaded with the first one. */
const MRT_FILE: FileKind = {
  ending: '.mrt',
  most: 10_000_000,
  loadReader: async () => (await import('./read-mrt')).readMrt,
};
const KINDS = [JSON_FILE, MRT_FILE];

function kindOf({ name }: File): FileKind {
  return KINDS.find(({ ending }) => name.toLowerCase().endsWith(ending)) ?? JSON_FILE;
}

async function takeFile(file: File, base: Draft): Promise<Taken> {
  const kind = kindOf(file);
  // Refused before it is read.
  if (file.size > kind.most)
    return { problem: { kind: 'too-large', bytes: file.size, most: kind.most } };
  const [bytes, reader] = await Promise.allSettled([file.arrayBuffer(), kind.loadReader()]);
  if (bytes.status === 'rejected') return { problem: { kind: 'unreadable' } };
  if (reader.status === 'rejected') return { problem: { kind: 'unreachable' } };
  return reader.value(new Uint8Array(bytes.value), base);
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
        accept={KINDS.map(({ ending }) => ending).join(',')}
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
