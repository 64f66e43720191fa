import { useTranslation } from 'react-i18next';

/** Words for what is wrong with a typed date: message 0208 or what to do instead. */
export function useDateProblemText(dateFormat: string): (problem: unknown) => string | undefined {
  const { t } = useTranslation();
  return (problem) => {
    switch (problem) {
      case 'required':
        return t('message.0208');
      case 'unreadable':
        return t('search.problem.unreadable', { format: dateFormat });
      case 'future':
        return t('search.problem.future');
      case 'start-after-end':
        return t('search.problem.startAfterEnd');
      default:
        return undefined;
    }
  };
}
