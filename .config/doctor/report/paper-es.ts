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
  gaps: 'FUNCIONA CON VACÍOS. Vacíos: {gaps}.',
  stops: 'NO PUEDE FUNCIONAR. Impedimentos: {stops}. Vacíos: {gaps}.',
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
    'El portal de resultados se abre en {origin}. Por favor permitan ese origen (Access-Control-Allow-Origin), los métodos GET, POST, PUT y PATCH, y las cabeceras Authorization y Content-Type, en OPTIONS, en las respuestas y también en las fallas, de: {names}.',
  ownerMissing: 'Estas llamadas del contrato no están: {names}.',
  ownerOther:
    'Estas respuestas se apartan del contrato: {names}. Los campos están en la tabla de llamadas.',
  ownerClosed:
    'El servicio pide un token para {names} antes de que alguien inicie la sesión. ¿Pueden abrirlas, sin la contraseña del correo?',
} as const;

/** What a contract asks of a value, as `Deviation` has it. */
export const KINDS_ES = {
  or: 'o',
  '(…)': 'la respuesta',
  status: 'el estado',
  'content-type': 'el tipo de contenido',
  required: 'un valor',
  absent: 'nada',
  other: 'otro valor',
  none: 'ninguno',
  'no body': 'una respuesta vacía',
  null: 'null',
  string: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
  pattern: 'otra forma',
  minimum: 'al menos',
  maximum: 'a lo sumo',
  minItems: 'una lista con elementos, al menos',
  maxItems: 'una lista con elementos, a lo sumo',
} as const;
