import { Text } from '@mantine/core';
import { use } from 'react';

import { PatientReader } from '@/i18n/patient-reader';
import { useTranslation } from '@/i18n/translation';

import classes from './results-notes.module.css';

export interface MissingNotesProps {
  readonly unreadable: number;
  /** Tests with a text that lost characters on its way. */
  readonly damaged: number;
  /** The values before these could not be loaded. */
  readonly isPreviousMissing: boolean;
  /** Tests were taken out because the laboratory speaks to the patient first. */
  readonly isWithheld: boolean;
}

/** What is missing or damaged in the results below. */
export function MissingNotes(props: MissingNotesProps) {
  const { unreadable, damaged, isPreviousMissing, isWithheld } = props;
  const { t } = useTranslation();
  const isPatient = use(PatientReader);
  const notes = [
    ...(unreadable > 0 ? [t('results.unreadable', { count: unreadable })] : []),
    ...(damaged > 0 ? [t('results.damaged', { count: damaged })] : []),
    ...(isPreviousMissing ? [t('results.previous.failed')] : []),
    ...(isWithheld ? [t(`results.${isPatient ? 'blocked' : 'heldBack'}`)] : []),
  ];
  return notes.map((note) => (
    <Text key={note} role="note" size="sm" className={classes.note}>
      {note}
    </Text>
  ));
}
