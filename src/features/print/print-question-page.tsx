import { Button, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import type { Settings } from '@/domain/configuration/settings';
import { useTranslation } from '@/i18n/translation';
import { formatDay, parseDay } from '@/lib/dates/dates';
import { runtimeConfig } from '@/lib/runtime-config';
import { formResolver } from '@/ui/form-resolver';
import { phoneAddress } from '@/ui/links/phone-link';
import { PageMessage } from '@/ui/page/page-message';

import classes from './print-screen.module.css';
import type { AskedQuestion } from './use-print-report';

interface PrintQuestionPageProps {
  readonly asked: AskedQuestion;
  readonly settings: Settings;
}

/** A day typed with or without what stands between its numbers, as the gate compares it. */
function birthDateIn(text: string, dateFormat: string): string {
  const day = parseDay(text.replaceAll(/\D/g, ''), dateFormat.replaceAll(/[^DMY]/g, ''));
  return day === null ? '' : formatDay(day, 'YYYYMMDD');
}

/** What a print gate asks before an unsigned link opens: one field, in the laboratory's own page. */
export function PrintQuestionPage({ asked, settings }: PrintQuestionPageProps) {
  const { t } = useTranslation();
  const { phone } = runtimeConfig();
  const { question, isWrong, answer } = asked;
  const format = settings.dateFormat.replaceAll('Y', t('search.yearLetter'));
  const isDate = question === 'birthDate';
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { typed: '' },
    resolver: formResolver(({ typed }: { readonly typed: string }) => {
      const value = isDate ? birthDateIn(typed, settings.dateFormat) : typed.trim();
      return value === ''
        ? { ok: false, problems: { typed: 'missing' } }
        : { ok: true, value: { typed: value } };
    }),
  });
  useEffect(() => {
    if (isWrong) setFocus('typed');
  }, [isWrong, setFocus]);
  const submit = handleSubmit(({ typed }) => {
    answer?.(typed);
  });
  const missing = formState.errors.typed && t(`print.question.${question}Missing`, { format });
  return (
    <PageMessage
      title={t('print.question.title')}
      actions={
        phone !== '' && (
          <Button component="a" href={phoneAddress(phone)} variant="default" fullWidth>
            {t('print.call', { phone })}
          </Button>
        )
      }
    >
      <form className={classes.question} onSubmit={(event) => void submit(event)} noValidate>
        <div>{t('print.question.text')}</div>
        <TextInput
          {...register('typed')}
          size="md"
          label={t(`print.question.${question}`)}
          description={t(`print.question.${question}Help`, { format })}
          error={missing ?? (isWrong && t('print.question.wrong'))}
          inputMode={isDate ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          data-gramm="false"
        />
        <Button type="submit" size="md" fullWidth loading={answer === null}>
          {t('print.question.open')}
        </Button>
        <div role="status">{answer === null && t('print.question.checking')}</div>
      </form>
    </PageMessage>
  );
}
