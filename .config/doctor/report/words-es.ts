import { SETTINGS_ES } from './settings-es';

/** What is said, and what to do where anything is to be done. */
export type Words = readonly [says: string] | readonly [says: string, todo: string];

/** What is said of each finding, and what to do about it. Names in braces are filled in. */
export const ES = {
  ...SETTINGS_ES,
  ok: ['bien'],
  'ok-empty': ['bien; no hay nada que devolver'],

  // No answer, or one of somebody else.
  'no-name': ['el nombre no existe en DNS', 'Revise cómo está escrita la dirección y el DNS.'],
  closed: [
    'nadie responde en esa dirección',
    'Revise que el servidor esté encendido, el puerto y el cortafuegos.',
  ],
  cut: [
    'la conexión se cortó sin una respuesta HTTP',
    'Revise que en ese puerto responda un servidor web y que un proxy no corte la conexión.',
  ],
  late: [
    'no terminó de responder en 30 segundos',
    'Revise por qué el servidor tarda o no termina.',
  ],
  'given-up': [
    'tardó más de lo que el portal espera',
    'Revise por qué el servidor tarda o no termina.',
  ],
  large: [
    'la respuesta pasa de 10 MB',
    'Revise qué responde en esa dirección; pruebe con otra orden.',
  ],
  'self-signed': [
    'el certificado está firmado por él mismo: ningún navegador lo acepta',
    'Instale un certificado de una autoridad reconocida.',
  ],
  expired: [
    'el certificado está vencido o aún no vale',
    'Renueve el certificado; revise el reloj.',
  ],
  'wrong-name': [
    'el certificado es de otro nombre',
    'Use el nombre que está en el certificado o pida uno con este nombre.',
  ],
  'unknown-authority': [
    'la autoridad del certificado no es conocida o falta el certificado intermedio',
    'Instale la cadena completa. Si la autoridad es del laboratorio, ejecute con NODE_EXTRA_CA_CERTS=archivo.pem.',
  ],
  'no-tls': ['en ese puerto no se habla TLS', 'Revise el puerto, o si la dirección es http.'],
  redirect: [
    'envía a otra dirección ({host}); el portal no la sigue',
    'Escriba la dirección final, o quite el inicio de sesión que se interpone.',
  ],
  page: [
    'respondió una página web, no el servidor (estado {status})',
    'Otro programa responde ahí: la página del portal, un portal cautivo o un inicio de sesión. Revise la dirección y el proxy.',
  ],

  // The portal's host.
  'plain-here': ['http en este mismo equipo: solo para pruebas'],
  plain: ['http: lo que se lee viaja sin cifrar', 'Sirva el portal por https.'],
  certificate: ['certificado bueno por {days} días'],
  'certificate-soon': ['al certificado le quedan {days} días', 'Renuévelo.'],
  'status-ok': ['{status}, bien'],
  status: [
    'estado {got}, debe ser {wanted}',
    'Use los archivos de nginx o Caddy que se entregan, o copie sus reglas.',
  ],
  exposed: [
    'se puede descargar: nadie debe poder hacerlo',
    'Bloquee esa dirección ahora y revise qué quedó expuesto.',
  ],
  'no-page': ['no es la página del portal', 'Copie dist/ completo a la carpeta del servidor.'],
  'media-type': [
    'el tipo (Content-Type) debe ser {wanted}',
    'Corrija los tipos MIME del servidor.',
  ],
  kept: ['Cache-Control debe ser «{wanted}»', 'Corrija esa cabecera en el servidor web.'],
  'not-cleared': ['Clear-Site-Data debe ser {wanted}', 'Corrija esa cabecera en el servidor web.'],
  'header-missing': ['falta en: {places}', 'Envíe en toda respuesta «{wanted}».'],
  'header-other': ['tiene otro valor en: {places}', 'Envíe en toda respuesta «{wanted}».'],
  'policy-missing': ['falta en: {places}', 'Envíe la política de los archivos que se entregan.'],
  'policy-other': [
    'tiene otro valor en: {names}',
    'Copie la política de los archivos de nginx o Caddy que se entregan.',
  ],
  'connect-closed': [
    'no nombra {origins}: el navegador bloquea esas llamadas',
    'Agregue esa dirección a connect-src en el servidor web (CONNECT en answers.txt).',
  ],
  'connect-idle': [
    'nombra {count} direcciones que config.json no usa',
    'Deje en connect-src solo los servidores de config.json.',
  ],
  'build-untold': ['no se comparó: use --checksums con las sumas de dist/'],
  'build-same': ['los {count} archivos son los de la entrega'],
  'build-other': ['{count} archivos no son los de la entrega: {files}', 'Copie dist/ de nuevo.'],
  'build-no-list': [
    'el archivo no nombra nada debajo de dist/',
    'Haga las sumas con: find dist -type f -exec sha256sum {} +',
  ],

  // Reach.
  reached: ['responde'],
  'reached-securely': ['responde; certificado bueno por {days} días'],

  gateway: [
    'responde la pasarela o el proxy (estado {status}), no el servidor',
    'Revise que el servidor esté encendido y a qué dirección pasa las llamadas la pasarela.',
  ],
  'sign-in': [
    'responde un inicio de sesión de otro programa, no el servidor',
    'Quite ese inicio de sesión de estas llamadas, o escriba la dirección final ({key}).',
  ],
  'base-wrong': [
    'ninguna llamada existe debajo de esta dirección: la dirección base está mal',
    'Corrija la dirección base ({key}).',
  ],
  'host-refuses': [
    'el servidor web del portal rechaza {method} debajo de {path}, o lo pasa a una dirección que no existe (estado {status})',
    'Ponga el bloque «{title}» en nginx.conf o en el Caddyfile, o corrija su dirección (deploy.md, Everything on one origin).',
  ],
  'no-block': [
    'el servidor web no tiene el bloque para {path}, o ese bloque pasa las llamadas a otra dirección',
    'Agregue o corrija ese bloque en nginx.conf o en el Caddyfile (deploy.md, Everything on one origin).',
  ],

  // Leave for other origins.
  'same-origin': ['está en el origen del portal: no necesita permiso'],
  'cors-ok': ['permitida'],
  'cors-all': ['permitidas'],
  'cors-plain': ['permitida; el navegador no pregunta antes'],
  'cors-status': [
    'la pregunta previa (OPTIONS) responde {status}',
    'Responda OPTIONS con 200 o 204 y sin pedir token.',
  ],
  'cors-origin': [
    'Access-Control-Allow-Origin no permite {origin}',
    'Responda OPTIONS con Access-Control-Allow-Origin: {origin}',
  ],
  'cors-method': [
    'Access-Control-Allow-Methods no nombra {method}',
    'Agregue {method} a Access-Control-Allow-Methods.',
  ],
  'cors-authorization': [
    'Access-Control-Allow-Headers no nombra authorization (un * no lo incluye)',
    'Agregue Authorization a Access-Control-Allow-Headers.',
  ],
  'cors-content-type': [
    'Access-Control-Allow-Headers no nombra content-type',
    'Agregue Content-Type a Access-Control-Allow-Headers.',
  ],
  'cors-answer': [
    'la respuesta misma no trae Access-Control-Allow-Origin para {origin}',
    'Envíe la cabecera también en las respuestas, no solo en OPTIONS.',
  ],
  'cors-failure-ok': ['las cabeceras vienen también en esa falla'],
  'cors-failure': [
    'la falla {status} viene sin Access-Control-Allow-Origin: el portal solo verá «sin conexión»',
    'Envíe Access-Control-Allow-Origin: {origin} también en las fallas.',
  ],
  'cors-unprovoked': ['no se pudo provocar esa falla'],

  // Calls.
  'token-ok': ['acepta el token con la palabra «{word}»'],
  'token-other': [
    'acepta el token con «{word}», config.json dice «{wanted}»: nadie podría ver nada',
    'Escriba "authScheme": "{word}" en config.json.',
  ],
  'token-refused': [
    'no acepta el token con ninguna palabra',
    'Pida a quien mantiene ese servidor que acepte el token que entrega el servicio al iniciar la sesión.',
  ],
  'token-untried': ['sin probar'],
  'untried-harms': ['sin probar a propósito: no se puede deshacer'],
  'untried-writes': ['sin probar: escribe (use --write en un ambiente de pruebas)'],
  'untried-account': [
    'sin probar: falta una cuenta',
    'Agregue --user y --type al comando; la contraseña se pide después.',
  ],
  'untried-session': ['sin probar: no se inició la sesión'],
  'untried-source': ['sin probar: falta lo que debía traer {source}'],
  'untried-facts': [
    'sin probar: ninguna respuesta trajo los datos que necesita (use --order con una orden completa)',
  ],
  'untried-mail': ['sin probar: falta el destinatario (use --mail-to dirección)'],
  'no-server': ['config.json no nombra ese servidor'],
  'lis-untold': [
    'sin probar: la dirección del LIS está en la configuración guardada, que no se pudo leer',
  ],
  'origin-closed': [
    'el portal no llama a ese servidor: su origen no está en config.json',
    'Agregue el origen a allowedOrigins.',
  ],
  unanswered: ['no respondió su servidor (vea «Alcance de los servidores»)'],
  unreached: ['sin probar: el servidor no responde'],
  'closed-start': [
    'pide un token antes de iniciar la sesión: la página no arranca',
    'Ponga start-gate.mjs delante del servicio (deploy.md).',
  ],
  'closed-early': [
    'pide un token antes de iniciar la sesión: la página arranca sin esos datos',
    'Ponga start-gate.mjs delante del servicio (deploy.md).',
  ],
  refused: [
    'no autorizada (estado {status})',
    'Revise los permisos de la cuenta y el token de ese servidor.',
  ],
  missing: [
    'no existe (estado {status})',
    'Revise la dirección base; si es correcta, falta la llamada.',
  ],
  'missing-unused': ['no existe (estado {status}); ninguna pantalla la usa'],
  failed: [
    'el servidor falló (estado {status})',
    'Busque la causa en el registro de ese servidor.',
  ],
  'login-refused': [
    'la cuenta no pudo entrar (códigos del servidor: {codes})',
    'Revise usuario, contraseña y --type; no repita: el servidor puede bloquear la cuenta.',
  ],
  deviates: [
    'se lee, pero no es lo que dice el contrato: en {field} debe haber {wanted} (se recibió: {got}){more}',
    'Muéstrelo a quien mantiene ese servidor.',
  ],
  unreadable: [
    '{count} registros no se pueden leer',
    'Pida a quien mantiene el servidor que los revise.',
  ],
  unread: [
    'no se puede leer: en {field} debe haber {wanted} (se recibió: {got}){more}',
    'Muéstrelo a quien mantiene ese servidor.',
  ],
  'unread-whole': [
    'no se puede leer: no es lo que dice el contrato',
    'Muéstrelo a quien mantiene ese servidor.',
  ],
  'mail-unsent': ['el servidor no confirmó el correo', 'Revise la cuenta de correo del servidor.'],
  'path-missing': [
    'el servidor no encuentra la carpeta de las plantillas (PathFE)',
    'Corrija PathFE en la configuración, o copie index.json y labels.json a reports/ (deploy.md).',
  ],
  'no-order': ['esa orden no existe o la cuenta no la ve', 'Revise el número de --order.'],
} as const satisfies Readonly<Record<string, Words>>;
