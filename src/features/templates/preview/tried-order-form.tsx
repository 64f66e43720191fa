import { Button, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './template-preview.module.css';

interface TriedOrderFormProps {
  readonly isAsking: boolean;
  readonly onAsk: (order: string) => void;
}

/** The number of an order to try the template on. */
export function TriedOrderForm({ isAsking, onAsk }: TriedOrderFormProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const number = order.trim();
    setIsMissing(number === '');
    if (number !== '') onAsk(number);
  };
  return (
    <form className={classes.order} onSubmit={submit} noValidate>
      <TextInput
        label={t('templates.preview.order')}
        description={t('templates.preview.orderHelp')}
        value={order}
        error={isMissing && t('templates.preview.orderMissing')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck="false"
        translate="no"
        data-gramm="false"
        onChange={({ currentTarget }) => {
          setOrder(currentTarget.value);
        }}
      />
      <Button type="submit" loading={isAsking}>
        {t('templates.preview.try')}
      </Button>
    </form>
  );
}
