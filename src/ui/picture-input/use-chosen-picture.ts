import { useEffect, useRef, useState } from 'react';

import {
  type PictureLimits,
  type PictureProblem,
  type PictureReading,
  readPictureFile,
} from '@/lib/files/picture-file';

type Found = Extract<PictureReading, { readonly kind: 'picture' }>;

/** What came of the last choice; `several` when more than one file was dropped. */
type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly picture: Found }
  | { readonly kind: 'refused'; readonly problem: PictureProblem }
  | { readonly kind: 'several' };

const NOTHING: Outcome = { kind: 'none' };

/** Reads the chosen file; of two choices in a row the later one counts, however long the first takes. */
export function useChosenPicture(limits: PictureLimits, onChange: (dataUrl: string) => void) {
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
