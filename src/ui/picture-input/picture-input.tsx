import { Button, Input } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';

import { useTranslation } from '@/i18n/translation';
import {
  type PictureLimits,
  type PictureProblem,
  type PictureReading,
  readPictureFile,
} from '@/lib/files/picture-file';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import classes from './picture-input.module.css';
import { usePictureTexts } from './use-picture-texts';

type Found = Extract<PictureReading, { readonly kind: 'picture' }>;

/** What came of the last choice; `several` when more than one file was dropped. */
type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly picture: Found }
  | { readonly kind: 'refused'; readonly problem: PictureProblem }
  | { readonly kind: 'several' };

const NOTHING: Outcome = { kind: 'none' };

/** Reads the chosen file; of two choices in a row the later one counts, however long the first takes. */
function useChosenPicture(limits: PictureLimits, onChange: (dataUrl: string) => void) {
  const [outcome, setOutcome] = useState(NOTHING);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const choose = async (files: readonly File[]) => {
    turn.current += 1;
    const mine = turn.current;
    const [file] = files;
    if (file === undefined || files.length > 1) {
      setOutcome(file === undefined ? NOTHING : { kind: 'several' });
      return;
    }
    const reading = await readPictureFile(file, limits);
    if (mine !== turn.current) return;
    if (reading.kind === 'refused') setOutcome(reading);
    else {
      setOutcome({ kind: 'found', picture: reading });
      onChange(reading.dataUrl);
    }
  };
  const remove = () => {
    turn.current += 1;
    setOutcome(NOTHING);
    onChange('');
  };
  return { outcome, choose, remove };
}

interface PicturePreviewProps {
  /** Data URL; empty when there is no picture. */
  readonly value: string;
  readonly label: string;
}

/** The picture, or words in its place. A stored one that cannot be shown is said so and stays until somebody removes it. */
function PicturePreview({ value, label }: PicturePreviewProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.preview}>
      <PictureWithFallback
        src={pictureAddress(value)}
        alt={t('picture.current', { label })}
        className={classes.picture}
      >
        <span className={classes.none}>{t(value === '' ? 'picture.none' : 'picture.unshown')}</span>
      </PictureWithFallback>
    </div>
  );
}

interface PictureInputProps {
  readonly label: string;
  readonly description?: string;
  /** Data URL; empty when there is no picture. */
  readonly value: string;
  readonly onChange: (dataUrl: string) => void;
  readonly accept: PictureLimits['kinds'];
  readonly maxBytes: number;
  /** What the form has to say about the value. */
  readonly error?: string | undefined;
  /** The button that chooses: where a form sets the focus. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A picture chosen with a button or dropped, shown and removable. A file that is refused is told beside it, and the picture
 * before it stays.
 */
export function PictureInput(props: PictureInputProps) {
  const { label, description, value, onChange, accept, maxBytes, error, ref } = props;
  const { t } = useTranslation();
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const chooserRef = useMergedRef(chooser, ref ?? null);
  const limits = { kinds: accept, maxBytes };
  const { hint, problemText, foundText } = usePictureTexts(limits);
  const { outcome, choose, remove } = useChosenPicture(limits, onChange);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => void choose(files),
  });
  const refusal = outcome.kind === 'refused' ? problemText(outcome.problem) : null;
  const problem = outcome.kind === 'several' ? t('picture.several') : (refusal ?? error);
  const describedBy = `${id}-hint${description === undefined ? '' : ` ${id}-description`}${
    problem === undefined ? '' : ` ${id}-problem`
  }`;

  return (
    <div
      {...getRootProps({
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy,
        tabIndex: undefined,
        className: classes.field,
        'data-dragged': isDragActive || undefined,
        'data-refused': problem === undefined ? undefined : true,
      })}
    >
      <Input.Label labelElement="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description !== undefined && (
        <Input.Description id={`${id}-description`}>{description}</Input.Description>
      )}
      <input
        {...getInputProps({
          'aria-label': label,
          'aria-hidden': true,
          accept: accept.map((kind) => `image/${kind}`).join(','),
          multiple: false,
        })}
      />
      <div className={classes.zone}>
        <PicturePreview value={value} label={label} />
        <div className={classes.actions}>
          <div className={classes.buttons}>
            <Button
              ref={chooserRef}
              variant="default"
              size="xs"
              onClick={open}
              aria-label={t('picture.chooseFor', { label })}
              aria-describedby={describedBy}
            >
              {t('picture.choose')}
            </Button>
            {value !== '' && (
              <Button
                variant="subtle"
                size="xs"
                onClick={() => {
                  // This button goes with the picture.
                  chooser.current?.focus();
                  remove();
                }}
                aria-label={t('picture.removeFrom', { label })}
              >
                {t('picture.remove')}
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className={classes.hint}>
            {isDragActive ? t('picture.drop') : hint}
          </p>
          <p role="status" className={classes.hint}>
            {outcome.kind === 'found' && foundText(outcome.picture)}
          </p>
        </div>
      </div>
      <div role="alert">
        {problem !== undefined && <Input.Error id={`${id}-problem`}>{problem}</Input.Error>}
      </div>
    </div>
  );
}
