import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { captchaCode, captchaSum, isCaptchaCode, isCaptchaSum } from '@/domain/auth/captcha';

import classes from './captcha-challenge.module.css';
import { CaptchaPicture } from './captcha-picture';
import { CaptchaSolved } from './captcha-solved';
import { randomBelow } from '@/lib/random-below';

interface CaptchaChallengeProps {
  readonly isSolved: boolean;
  readonly onSolved: () => void;
}

const newQuestion = () => ({ code: captchaCode(randomBelow), sum: captchaSum(randomBelow) });

/**
 * A code to copy from a picture, or a short sum for whoever cannot see it. It only slows down clumsy programs: the sign-in call
 * does not carry it.
 */
export function CaptchaChallenge({ isSolved, onSolved }: CaptchaChallengeProps) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState(newQuestion);
  const [isSum, setIsSum] = useState(false);
  const [typed, setTyped] = useState('');
  const [mistakes, setMistakes] = useState(0);
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const askAgain = (wasWrong: boolean) => {
    setQuestion(newQuestion());
    setTyped('');
    setIsWrong(wasWrong);
    if (wasWrong) setMistakes(mistakes + 1);
    field.current?.focus();
  };
  const verify = () => {
    const { code, sum } = question;
    if (isSum ? isCaptchaSum(sum, typed) : isCaptchaCode(code, typed)) onSolved();
    else askAgain(true);
  };
  const verifyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would send the sign-in form.
    event.preventDefault();
    if (typed.trim() !== '') verify();
  };

  if (isSolved) return <CaptchaSolved />;
  // The key makes screen readers hear the same words again.
  const error = isWrong && (
    <span key={mistakes} role="alert">
      {t(isSum ? 'login.captcha.wrongSum' : 'message.0239')}
    </span>
  );
  return (
    <fieldset className={classes.challenge}>
      <legend className={classes.legend}>{t('login.captcha.title')}</legend>
      <div className={classes.asked}>
        {!isSum && <CaptchaPicture code={question.code} />}
        <TextInput
          ref={field}
          label={isSum ? t('login.captcha.sum', { ...question.sum }) : t('login.captcha.code')}
          description={isSum ? null : t('login.captcha.capitals')}
          error={error}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode={isSum ? 'numeric' : 'text'}
          size="md"
          className={classes.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-gramm="false"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
          onKeyDown={verifyOnEnter}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="default" disabled={typed.trim() === ''} onClick={verify}>
          {t('login.captcha.verify')}
        </Button>
        {!isSum && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              askAgain(false);
            }}
          >
            {t('login.captcha.newCode')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            setIsSum(!isSum);
            askAgain(false);
          }}
        >
          {t(isSum ? 'login.captcha.useCode' : 'login.captcha.useSum')}
        </Button>
      </div>
    </fieldset>
  );
}
