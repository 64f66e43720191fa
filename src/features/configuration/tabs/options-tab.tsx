import { useTranslation } from 'react-i18next';

import { ChoiceField } from '@/features/configuration/fields/choice-field';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import { FlagField } from '@/features/configuration/fields/flag-field';

const PANIC_CHOICES = ['0', '1', '2'] as const;
const RESULT_CHOICES = ['5', '0'] as const;

/** What the portal offers and shows (docs/behaviour.md §3, Configuration by position). */
export function OptionsTab() {
  const { t } = useTranslation();
  const panic = PANIC_CHOICES.map((value) => ({
    value,
    label: t(`configuration.choice.BloqueaPanicos.${value}`),
  }));
  const shown = RESULT_CHOICES.map((value) => ({
    value,
    label: t(`configuration.choice.MostrarResultado.${value}`),
  }));
  return (
    <>
      <FieldGroup title={t('configuration.group.signIn')}>
        <FlagField name="Captcha" />
        <FlagField name="CambioContraseña" />
      </FieldGroup>
      <FieldGroup title={t('configuration.group.search')}>
        <FlagField name="BusquedaOrden" />
        <FlagField name="FiltroRangoFecha" />
      </FieldGroup>
      <FieldGroup title={t('configuration.group.results')}>
        <FlagField name="Historico" />
        <FlagField name="HistoricoGrafica" />
        <FlagField name="HistoricoCombinado" />
        <FlagField name="VerNombreExamen" />
        <ChoiceField name="BloqueaPanicos" choices={panic} />
        <ChoiceField name="MostrarResultado" choices={shown} />
        <FlagField name="ValidaSaldoPendiente" />
        <FlagField name="MostrarConfidenciales" />
      </FieldGroup>
      <FieldGroup title={t('configuration.group.reports')}>
        <FlagField name="directReportPrint" />
        <FlagField name="VerPreliminar" />
        <FlagField name="VerReporteResultados" />
        <FlagField name="EmpaquetarOrdenesCliente" />
      </FieldGroup>
    </>
  );
}
