/**
 * The LIS's table of texts for report templates: message key to Spanish text. The keys are those that laboratories' templates
 * print, under the LIS's own numbers.
 */
export const REPORT_LABELS: Readonly<Record<string, string>> = {
  '0102': 'Edad',
  '0110': 'Orden',
  '0117': 'Historia',
  '0120': 'Fecha de nacimiento',
  '0124': 'Sexo',
  '0125': 'Unidad',
  '0188': 'Teléfono',
  '0189': 'Fecha de ingreso',
  '0262': 'Página',
  '0263': 'de',
  '0289': 'Resultado',
  '0396': 'Fecha y hora de ingreso',
  '0397': 'Fecha de impresión',
  '0398': 'Paciente',
  '0426': 'Sexo',
  '0459': 'Examen',
  '0557': 'Antibiótico',
  '0623': 'Valor normal',
  '0628': 'Valores de referencia',
  '1038': 'Opción',
  '1440': 'Resultado con validación preliminar',
};
