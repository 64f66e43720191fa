import { TextInput, Title } from '@mantine/core';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import { LABORATORY_USER } from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { ALL_ORDERS } from '@/domain/user-types/user-type-row';
import { useTranslation } from '@/i18n/translation';
import { PictureInput } from '@/ui/picture-input/picture-input';

import { LabelledSwitch } from './labelled-switch';
import { LineInput } from './line-input';
import { MAX_PICTURE_BYTES, PICTURE_KINDS } from './picture-limits';
import classes from './user-type-table.module.css';
import { useProblemText } from './use-problem-text';

type FlagOfType = 'confidential' | 'onlyValidated';

interface UserTypeSwitchProps {
  /** Place of the type in the form. */
  readonly at: number;
  readonly flag: FlagOfType;
}

/** What a user type may read. */
function UserTypeSwitch({ at, flag }: UserTypeSwitchProps) {
  const { t } = useTranslation();
  const { value, ...field } = useController<
    AdministrationForm,
    `userTypes.${number}.${FlagOfType}`
  >({ name: `userTypes.${at}.${flag}` }).field;
  return (
    <LabelledSwitch
      {...field}
      checked={value}
      label={t(`configuration.userType.${flag}`)}
      description={t(`configuration.userType.${flag}Help`)}
    />
  );
}

interface UserTypeFieldsProps {
  /** Place of the type in the form. */
  readonly at: number;
  readonly name: string;
}

const DATA_URL_HEAD = /^data:[^,]*,/;
/** Stored, it means all of them, and so it is shown. */
const NONE = /^\s*0+\s*$/;

/** One user type, a row of the table: who sees it, what it reads and how much it may list. */
export function UserTypeFields({ at, name }: UserTypeFieldsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { value: type } = useController<AdministrationForm, `userTypes.${number}.type`>({
    name: `userTypes.${at}.type`,
  }).field;
  const { value: isVisible, ...visible } = useController<
    AdministrationForm,
    `userTypes.${number}.visible`
  >({ name: `userTypes.${at}.visible` }).field;
  const { field: message, formState } = useController<
    AdministrationForm,
    `userTypes.${number}.message`
  >({ name: `userTypes.${at}.message` });
  const { ref: imageRef, ...image } = useController<
    AdministrationForm,
    `userTypes.${number}.image`
  >({ name: `userTypes.${at}.image` }).field;
  const { field: quantity, fieldState } = useController<
    AdministrationForm,
    `userTypes.${number}.quantity`
  >({ name: `userTypes.${at}.quantity` });
  const id = useId();
  const isLaboratory = type === LABORATORY_USER;

  return (
    <section aria-labelledby={id} className={classes.row}>
      <Title order={3} size="h5" id={id}>
        {name}
      </Title>
      <div className={classes.fields} data-fields>
        <LabelledSwitch
          {...visible}
          checked={isLaboratory || isVisible}
          disabled={isLaboratory}
          onChange={(isOn) => {
            visible.onChange(isOn);
            if (isOn) quantity.onChange(ALL_ORDERS);
          }}
          label={t('configuration.userType.visible')}
          description={t(
            isLaboratory
              ? 'configuration.userType.visibleAlways'
              : 'configuration.userType.visibleHelp',
          )}
        />
        <UserTypeSwitch at={at} flag="confidential" />
        <UserTypeSwitch at={at} flag="onlyValidated" />
        <LineInput
          {...message}
          stored={formState.defaultValues?.userTypes?.[at]?.message}
          label={t('configuration.userType.message')}
          description={t('configuration.userType.messageHelp')}
        />
        <TextInput
          {...quantity}
          onBlur={() => {
            if (NONE.test(quantity.value)) quantity.onChange(ALL_ORDERS);
            quantity.onBlur();
          }}
          label={t('configuration.userType.quantity')}
          description={t('configuration.userType.quantityHelp')}
          error={problemText(fieldState.error?.type)}
          autoComplete="off"
          data-gramm="false"
        />
        <PictureInput
          ref={imageRef}
          label={t('configuration.userType.image')}
          description={t('configuration.userType.imageHelp')}
          value={image.value}
          onChange={(dataUrl) => {
            image.onChange(dataUrl.replace(DATA_URL_HEAD, ''));
          }}
          accept={PICTURE_KINDS}
          maxBytes={MAX_PICTURE_BYTES}
        />
      </div>
    </section>
  );
}

const HEADS = [
  ['visible', 'visibleHelp'],
  ['confidential', 'confidentialHelp'],
  ['onlyValidated', 'onlyValidatedHelp'],
  ['message', 'messageHelp'],
  ['quantity', 'quantityHelp'],
  ['image', 'imageHelp'],
] as const;

/** What stands in the columns, said once where there is room; each field has its own name and help for who does not see it. */
export function UserTypeHeads() {
  const { t } = useTranslation();
  return (
    <div className={classes.heads} aria-hidden>
      <span />
      {HEADS.map(([head, help]) => (
        <span key={head}>
          <b>{t(`configuration.userType.${head}`)}</b>
          {t(`configuration.userType.${help}`)}
        </span>
      ))}
    </div>
  );
}
