import { useTranslation } from '@/i18n/translation';
import {
  MAX_PICTURE_SIDE,
  type PictureLimits,
  type PictureProblem,
} from '@/lib/files/picture-file';

const KIND_NAMES = { png: 'PNG', jpeg: 'JPEG', gif: 'GIF' } as const;
const KILOBYTE = 1024;

/** Rounded up, so that a file just above a limit is never said to weigh the limit. */
const kilobytes = (bytes: number) => Math.ceil(bytes / KILOBYTE);

/** Words about pictures: what is accepted, what was found, and why a file is refused. */
export function usePictureTexts({ kinds, maxBytes }: PictureLimits) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const limits = {
    kinds: list.format(kinds.map((kind) => KIND_NAMES[kind])),
    size: kilobytes(maxBytes),
    side: MAX_PICTURE_SIDE,
  };

  const problemText = (problem: PictureProblem): string => {
    if (problem.kind === 'bytes')
      return t('picture.problem.bytes', { ...limits, found: kilobytes(problem.found) });
    if (problem.kind === 'pixels') return t('picture.problem.pixels', { ...limits, ...problem });
    return t(`picture.problem.${problem.kind}`, limits);
  };
  return {
    hint: t('picture.hint', limits),
    problemText,
    foundText: ({ width, height, bytes }: { width: number; height: number; bytes: number }) =>
      t('picture.found', { width, height, size: kilobytes(bytes) }),
  };
}
