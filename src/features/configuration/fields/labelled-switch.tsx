import { Switch, type SwitchProps } from '@mantine/core';

import '@mantine/core/styles/Switch.layer.css';

import classes from './labelled-switch.module.css';

interface LabelledSwitchProps extends Omit<SwitchProps, 'label' | 'description' | 'onChange'> {
  readonly label: string;
  readonly description: string;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with its label and one line of help. */
export function LabelledSwitch({ label, description, onChange, ...input }: LabelledSwitchProps) {
  return (
    <Switch
      {...input}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
      }}
      label={label}
      // Its label element holds the help as well; the name is the label alone.
      aria-label={label}
      description={description}
      withThumbIndicator={false}
      classNames={{ track: classes.track }}
    />
  );
}
