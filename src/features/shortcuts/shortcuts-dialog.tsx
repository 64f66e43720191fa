import { Checkbox, Text } from '@mantine/core';

import '@mantine/core/styles/Checkbox.layer.css';

import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { Dialog } from '@/ui/dialog/dialog';

import classes from './shortcuts-dialog.module.css';
import { switchSingleKeys, useSingleKeys } from './single-keys';

/** The keys as people read them, those that work everywhere last; what they do is `shortcuts.does.<name>`. */
const SHORTCUTS = [
  { name: 'next', keys: ['Alt', '↓'], single: 'j' },
  { name: 'previous', keys: ['Alt', '↑'], single: 'k' },
  { name: 'search', keys: ['Ctrl', 'K'], single: '/' },
  { name: 'altered', keys: [], single: 'a' },
  { name: 'report', keys: [], single: 'f' },
  { name: 'review', keys: [], single: 'n' },
  { name: 'list', keys: [], single: '?' },
] as const;

/** The list of keys, and the switch of those that are no more than one letter. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const areOn = useSingleKeys();
  const areOffered = runtimeConfig().shortcuts;
  const shown = SHORTCUTS.filter(({ keys }) => areOn || keys.length > 0);
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose} fullScreen="narrow">
      <dl className={classes.keys}>
        {shown.map(({ name, keys, single }) => (
          <div key={name}>
            <dt>
              {areOn && <kbd>{single}</kbd>}
              {areOn && keys.length > 0 && ` ${t('shortcuts.or')} `}
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`shortcuts.does.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm">{t('shortcuts.grid')}</Text>
      {areOffered && (
        <Checkbox
          mt="md"
          label={t('shortcuts.single')}
          checked={areOn}
          onChange={(event) => {
            switchSingleKeys(event.currentTarget.checked);
          }}
        />
      )}
    </Dialog>
  );
}
