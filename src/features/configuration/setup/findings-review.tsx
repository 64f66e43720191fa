import { Alert, Button, Code, FileButton, Text } from '@mantine/core';
import { useRef, useState } from 'react';

import '@mantine/core/styles/Code.layer.css';

import { readAuthorization } from '@/api/session/authorization-store';
import { useTranslation } from '@/i18n/translation';
import { CopyButton } from '@/ui/copy-button';

import { readFindings, type Finding, type FindingsFile } from './read-findings';
import classes from './setup-tab.module.css';

/** Looks at the installation from outside, as the administrator, and writes what it found; a shell takes the name as it is. */
function commandFor(origin: string): string {
  const name = readAuthorization()?.userName ?? '';
  const user = /^[\w.@-]+$/.test(name) ? name : 'NAME';
  return `node doctor.mjs ${origin} --user ${user} --type 4 --json --out doctor.json`;
}

function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.findings}>
      {findings.map(({ name, state, says, todo }) => (
        <li key={`${name} ${state} ${says}`}>
          <span className={classes.state} data-state={state}>
            {t(`setup.finding.${state}`)}
          </span>{' '}
          <span translate="no" className={classes.name}>
            {name}
          </span>
          : {says}
          {todo !== '' && <div className={classes.todo}>{todo}</div>}
        </li>
      ))}
    </ul>
  );
}

interface FindingsReviewProps {
  /** What was last shown; undefined for nothing. */
  readonly file: FindingsFile | undefined;
  readonly onFile: (file: FindingsFile) => void;
}

/**
 * The command that looks at the installation, and what it found, from a file that the administrator picks. The file is read here and
 * sent nowhere.
 */
export function FindingsReview({ file, onFile }: FindingsReviewProps) {
  const { t } = useTranslation();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const command = commandFor(window.location.origin);
  const forget = useRef<() => void>(null);
  const take = async (picked: File | null) => {
    // Written anew under the same name it may be picked again.
    forget.current?.();
    if (picked === null) return;
    try {
      onFile(readFindings(new Uint8Array(await picked.arrayBuffer())));
      setIsUnreadable(false);
    } catch {
      setIsUnreadable(true);
    }
  };
  const worth = file?.kind === 'read' ? file.findings.filter(({ state }) => state !== 'ok') : [];
  return (
    <>
      <div className={classes.command}>
        <Code translate="no">{command}</Code>
        <CopyButton text={command} label={t('setup.copy')} copied={t('setup.copied')} />
      </div>
      <div className={classes.actions}>
        <FileButton
          resetRef={forget}
          accept="application/json,.json"
          onChange={(picked) => void take(picked)}
        >
          {(button) => (
            <Button {...button} variant="default" size="xs">
              {t('setup.load')}
            </Button>
          )}
        </FileButton>
      </div>
      {isUnreadable && (
        <Alert color="red" role="alert">
          {t('setup.file.unreadable')}
        </Alert>
      )}
      {file !== undefined && file.kind !== 'read' && (
        <Alert color="red" role="alert">
          {t(`setup.file.${file.kind}`)}
        </Alert>
      )}
      {file?.kind === 'read' && (
        <div role="status">
          <Text size="sm" fw={600}>
            {t('setup.found', { count: file.findings.length, worth: worth.length })}
          </Text>
          {file.unreadable > 0 && (
            <Text size="sm">{t('setup.file.partly', { count: file.unreadable })}</Text>
          )}
          <FindingList findings={worth} />
        </div>
      )}
    </>
  );
}
