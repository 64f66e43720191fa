import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';

import '@mantine/core/styles/Radio.layer.css';

import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

import classes from './conflict-question.module.css';

/** A value that two people changed at the same time. */
export interface Conflict {
  readonly id: string;
  readonly label: string;
  /** Both values as words or a picture. */
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface ConflictQuestionProps {
  readonly conflicts: readonly Conflict[];
  /** The ids whose value of somebody else stays; for the others the own one is stored. */
  readonly onSettle: (takeTheirs: ReadonlySet<string>) => void;
  readonly onBack: () => void;
}

type Side = 'mine' | 'theirs';

function SideRadio({ side, value }: { readonly side: Side; readonly value: ReactNode }) {
  const { t } = useTranslation();
  const label = t(`editing.${side}`);
  // The label element holds the value as well; the name is the label alone.
  return (
    <Radio
      value={side}
      label={label}
      aria-label={label}
      description={value}
      classNames={{ radio: classes.radio }}
    />
  );
}

/** Shows both values of everything that somebody else changed meanwhile, and lets the person choose. Nothing is chosen for them. */
export function ConflictQuestion({ conflicts, onSettle, onBack }: ConflictQuestionProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const isSettled = conflicts.every(({ id }) => chosen.has(id));
  const settle = () => {
    onSettle(new Set([...chosen].flatMap(([id, side]) => (side === 'theirs' ? [id] : []))));
  };
  return (
    <Dialog title={t('editing.conflict')} onClose={onBack} size="lg" zIndex={300}>
      <Text>{t('editing.conflictText')}</Text>
      <Stack mt="md">
        {conflicts.map(({ id, label, mine, theirs }) => (
          <Radio.Group
            key={id}
            label={label}
            value={chosen.get(id) ?? ''}
            onChange={(side) => {
              setChosen(new Map(chosen).set(id, side === 'theirs' ? 'theirs' : 'mine'));
            }}
          >
            <div className={classes.sides}>
              <SideRadio side="mine" value={mine} />
              <SideRadio side="theirs" value={theirs} />
            </div>
          </Radio.Group>
        ))}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onBack}>
          {t('editing.back')}
        </Button>
        <Button disabled={!isSettled} onClick={settle}>
          {t('editing.settle')}
        </Button>
      </Group>
    </Dialog>
  );
}
