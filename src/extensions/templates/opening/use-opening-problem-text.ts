import { useTranslation } from 'react-i18next';

import type { OpeningProblem } from './template-origins';

const KILOBYTE = 1024;

/** Bytes as whole kilobytes, in the way of the language. */
export function useKilobytes(): (bytes: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  return (bytes) => format.format(Math.ceil(bytes / KILOBYTE));
}

/** Why a template was not opened, in words. */
export function useOpeningProblemText(): (problem: OpeningProblem) => string {
  const { t } = useTranslation();
  const kilobytes = useKilobytes();
  return (problem) => {
    switch (problem.kind) {
      case 'missing':
      case 'unreachable':
      case 'unreadable':
        return t(`templates.opening.${problem.kind}`);
      case 'too-large':
        return t('templates.opening.problem.too-large', {
          size: kilobytes(problem.bytes),
          most: kilobytes(problem.most),
        });
      case 'no-json': {
        const { line, column } = problem;
        return t('templates.opening.problem.no-json', { line, column });
      }
      case 'empty':
      case 'binary':
      case 'licensed':
      case 'no-template':
        return t(`templates.opening.problem.${problem.kind}`);
    }
  };
}
