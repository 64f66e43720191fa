import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { documentTypesOptions } from '@/api/catalogues/get-document-types';
import { useSettings } from '@/api/configuration/get-configuration';
import { ANY_DOCUMENT_TYPE } from '@/domain/orders/order-filter';
import { cleanedPatientId } from '@/domain/orders/patient-id';

import { CatalogueSelect } from './catalogue-select';
import classes from '@/features/search/search-panel.module.css';
import { SearchTextInput } from './search-text-input';
import type { ModeFieldsProps } from '@/features/search/search-values';
import { useTranslation } from '@/i18n/translation';
import { YearSelect } from './year-select';

/** A patient's id, with its document type where the laboratory uses them. */
export function PatientIdFields({ form }: ModeFieldsProps) {
  const settings = useSettings();
  const { t } = useTranslation();
  const usesDocumentTypes = settings.login.documentTypes;
  const documentTypes = useQuery({ ...documentTypesOptions(), enabled: usesDocumentTypes });
  const problem = form.formState.errors.patientId?.type;
  const offered = problem === 'not-digits' ? cleanedPatientId(form.getValues('patientId')) : null;

  const problemText = () => {
    if (problem === undefined) return undefined;
    return t(problem === 'required' ? 'search.problem.idRequired' : 'search.problem.idDigits');
  };
  const take = (patientId: string) => {
    form.setValue('patientId', patientId, { shouldValidate: true });
    form.setFocus('patientId');
  };

  return (
    <>
      {usesDocumentTypes && (
        <CatalogueSelect
          form={form}
          name="documentType"
          label={t('search.documentType')}
          all={{ id: ANY_DOCUMENT_TYPE, name: t('search.anyDocumentType') }}
          query={documentTypes}
          failedText={t('search.documentTypesFailed')}
        />
      )}
      <div>
        <SearchTextInput
          {...form.register('patientId')}
          label={t('search.patientId')}
          error={problemText()}
        />
        {offered !== null && (
          <Button
            size="compact-sm"
            variant="default"
            className={classes.offer}
            onClick={() => {
              take(offered);
            }}
          >
            {t('search.useCleaned', { value: offered })}
          </Button>
        )}
      </div>
      <YearSelect form={form} />
    </>
  );
}
