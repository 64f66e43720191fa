/** Words of the paper itself. */
export const PAPER_ES = {
  host: 'Servidor del portal',
  reach: 'Alcance de los servidores',
  cors: 'Permiso entre orígenes (CORS)',
  calls: 'Llamadas',
  settings: 'Ajustes',
  advice: 'Consejos',
  title: 'Examen de {subject}, {date}',
  works: 'FUNCIONA.',
  gaps: 'FUNCIONA, CON ALGO POR CORREGIR: {gaps}.',
  stops: 'NO PUEDE FUNCIONAR. Impedimentos: {stops}. Además, por corregir: {gaps}.',
  callCount: '{count} llamadas',
  score: '{passed} de {all} llamadas cumplen; {failed} no; {untried} sin probar.',
  private:
    'Este informe no contiene datos de pacientes: solo nombres de campos, tipos y cantidades.',
  adviseFile: 'En config.json:',
  adviseProxy: 'En el servidor web del portal (nginx o Caddy de la entrega):',
  adviseConnect: 'connect-src: {sources}',
  adviseOwn:
    'O pase los servidores por el origen del portal, y nadie tiene que permitir nada (deploy.md, Everything on one origin):',
  adviseOwner: 'Para quien mantiene los servidores del laboratorio:',
  ownerCors:
    'El portal de resultados se abre en {origin}. Por favor permitan ese origen (Access-Control-Allow-Origin), los métodos GET, POST, PUT y PATCH, y las cabeceras Authorization y Content-Type, en OPTIONS y en toda respuesta, también en las fallas: {names}.',
  ownerMissing: 'Estas llamadas del contrato no están: {names}.',
  ownerOther:
    'Estas respuestas se apartan del contrato: {names}. Los campos están en la tabla de llamadas.',
  ownerClosed:
    'El servicio pide un token para {names} antes de que alguien inicie la sesión. ¿Pueden abrirlas, sin la contraseña del correo?',
} as const;

/** What a contract asks of a value, as `Deviation` has it. */
export const KINDS_ES = {
  or: 'o',
  field: 'el campo',
  also: 'también en',
  '(…)': 'la respuesta',
  status: 'el estado',
  'content-type': 'el tipo de contenido',
  required: 'un valor',
  absent: 'nada',
  other: 'otro valor',
  none: 'ninguno',
  'no body': 'una respuesta vacía',
  null: 'un valor vacío (null)',
  string: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
  pattern: 'un valor de la forma que dice el contrato',
  format: 'un valor de la forma que dice el contrato',
  additionalProperties: 'solo los campos del contrato',
  anyOf: 'uno de los valores del contrato',
  oneOf: 'uno de los valores del contrato',
  minimum: 'un número de al menos',
  maximum: 'un número de a lo sumo',
  minItems: 'una lista cuyo tamaño mínimo es',
  maxItems: 'una lista cuyo tamaño máximo es',
} as const;
