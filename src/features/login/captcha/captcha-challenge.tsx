import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import {
  captchaCode,
  captchaSum,
  isCaptchaCode,
  isCaptchaSum,
  type RandomBelow,
} from '@/domain/auth/captcha';
import { useTranslation } from '@/i18n/translation';
import { randomBelow } from '@/lib/random-below';

import classes from './captcha-challenge.module.css';

/** Says that the captcha is solved, and takes the focus once, which the field that is gone had. */
function CaptchaSolved() {
  const { t } = useTranslation();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus();
  }, []);
  return (
    <p ref={line} role="status" tabIndex={-1} className={classes.solved}>
      {t('login.captcha.solved')}
    </p>
  );
}

/** Size of the picture in CSS pixels. */
const PICTURE_WIDTH = 216;
const PICTURE_HEIGHT = 64;

const MARGIN = 14;
const STROKES = 7;
/** Dark enough on the light ground for weak eyes. */
const INKS = ['#14324a', '#5b1a1a', '#1d4023', '#43205c'] as const;

function ink(randomBelow: RandomBelow): string {
  return INKS[randomBelow(INKS.length)] ?? INKS[0];
}

/** Draws the code with turned letters over a few strokes, sharp on dense screens. */
function drawCode(canvas: HTMLCanvasElement, code: string, randomBelow: RandomBelow): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const density = window.devicePixelRatio;
  canvas.width = PICTURE_WIDTH * density;
  canvas.height = PICTURE_HEIGHT * density;
  context.scale(density, density);
  context.fillStyle = '#f4f6f8';
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);

  context.globalAlpha = 0.35;
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    context.strokeStyle = ink(randomBelow);
    context.beginPath();
    context.moveTo(randomBelow(PICTURE_WIDTH), randomBelow(PICTURE_HEIGHT));
    context.lineTo(randomBelow(PICTURE_WIDTH), randomBelow(PICTURE_HEIGHT));
    context.stroke();
  }

  context.globalAlpha = 1;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // Upright, even strokes keep "2" and "Z", "5" and "S" apart.
  context.font = '600 30px ui-monospace, Consolas, Menlo, monospace';
  const step = (PICTURE_WIDTH - 2 * MARGIN) / code.length;
  for (let index = 0; index < code.length; index += 1) {
    context.save();
    context.translate(MARGIN + (index + 0.5) * step, PICTURE_HEIGHT / 2 + randomBelow(9) - 4);
    context.rotate((randomBelow(41) - 20) / 100);
    context.fillStyle = ink(randomBelow);
    context.fillText(code.charAt(index), 0, 0);
    context.restore();
  }
}

/** The code as a picture: its letters are nowhere in the page's text. */
function CaptchaPicture({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawCode(canvas.current, code, randomBelow);
  }, [code]);
  return (
    <div role="img" aria-label={t('login.captcha.picture')}>
      <canvas
        ref={canvas}
        aria-hidden
        className={classes.picture}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
      />
    </div>
  );
}

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
