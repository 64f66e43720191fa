import type { Random } from './random';

const RESULT_COMMENTS: readonly string[] = [
  JSON.stringify({ content: '"<p>Ayunas 12 h</p>"' }),
  JSON.stringify({ content: '"<p>Muestra <b>ligeramente hemolizada</b>.</p>"' }),
  '<p>Resultado verificado por <i>duplicado</i> con la misma muestra.</p>',
  '<p>Valor informado telefónicamente al médico tratante a las 10:15&nbsp;a.&nbsp;m.</p>',
  'Se sugiere correlacionar con la clínica y repetir en 15 días.',
  'Paciente refiere uso de biotina: puede alterar inmunoensayos.\nSuspender 72 h antes del control.',
];

const ORDER_COMMENTS: readonly string[] = [
  JSON.stringify({ content: '"<p>Muestra tomada a domicilio.</p>"' }),
  '<p>Paciente en <b>anticoagulación</b> con warfarina.</p>',
  'Ayuno de 8 horas confirmado por el paciente.',
];

/** A comment of a result, in one of the forms a laboratory stores: JSON text, HTML or plain. */
export function resultComment(random: Random): string {
  return random.pick(RESULT_COMMENTS);
}

/** A comment of an order, '' for most. */
export function orderComment(random: Random): string {
  return random.chance(0.12) ? random.pick(ORDER_COMMENTS) : '';
}
