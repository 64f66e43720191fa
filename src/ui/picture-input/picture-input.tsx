import { Button, Input } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useId, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';

import type { PictureLimits } from '@/lib/files/picture-file';

import { PicturePreview } from './picture-preview';
import classes from './picture-input.module.css';
import { useChosenPicture } from './use-chosen-picture';
import { usePictureTexts } from './use-picture-texts';

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
