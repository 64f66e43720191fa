import {
  CONFIGURATION_PROBLEMS,
  type ConfigurationProblem,
} from '@/features/configuration/saving/editor-problems';
import { useTranslation } from '@/i18n/translation';

type OwnProblem = Exclude<ConfigurationProblem, '0082'>;

function isProblem(message: string): message is ConfigurationProblem {
  return CONFIGURATION_PROBLEMS.some((problem) => problem === message);
}

/** Words for a problem of a field; what is no code of ours is already in words. */
export function useProblemText(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation();
  return (message) => {
    if (message === undefined || !isProblem(message)) return message;
    if (message === '0082') return t('message.0082');
    return t(`configuration.problem.${message satisfies OwnProblem}`);
  };
}
