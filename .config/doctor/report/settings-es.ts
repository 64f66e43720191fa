/** What is said of `config.json` and of the stored settings; part of `ES`. */
export const SETTINGS_ES = {
  'no-file': [
    'no hay config.json junto a la página (estado {status})',
    'Revise la dirección del portal y copie config.json al lado de index.html.',
  ],
  'runtime-not-an-address': ['no es una dirección web válida', 'Corrija esa clave de config.json.'],
  'runtime-insecure': [
    'usa http en una página https: el navegador la bloquea',
    'Publique ese servidor por https, o páselo por el origen del portal.',
  ],
  'runtime-missing-file': [
    'no se encontró junto a la página',
    'Copie config.json junto a index.html.',
  ],
  'runtime-not-json': ['no contiene JSON válido', 'Corrija el archivo: comas, comillas y llaves.'],
  'runtime-not-an-object': ['debe ser un objeto con claves y valores', 'Corrija config.json.'],
  'runtime-unknown-key': ['no es una clave conocida: el portal no arranca', 'Quítela o corríjala.'],
  'runtime-not-a-text': ['debe ser un texto', 'Corrija esa clave de config.json.'],
  'runtime-not-a-list': ['debe ser una lista', 'Corrija esa clave de config.json.'],
  'runtime-not-an-option': [
    'no es uno de los valores permitidos',
    'Vea los valores en deploy.md (config.json).',
  ],
  'runtime-not-a-time-zone': [
    'no es una zona horaria conocida',
    'Escriba una como America/Bogota.',
  ],
  'runtime-missing': ['falta y es necesaria', 'Escriba esa clave en config.json.'],
  'runtime-other-origin': ['debe estar en el origen del portal', 'Copie esos archivos al portal.'],
  'runtime-unnamed-origin': [
    'su origen no está en config.json',
    'Agréguelo a allowedOrigins, y a connect-src en el servidor web.',
  ],
  'runtime-not-acknowledged': [
    'a cada plantilla le hacen falta sha256 y components',
    'Vea «Reports with Stimulsoft» en deploy.md.',
  ],
  'runtime-not-a-yes-or-no': ['debe ser true o false', 'Corrija esa clave de config.json.'],
  'runtime-not-a-number': ['debe ser un número', 'Corrija esa clave de config.json.'],

  keys: ['{count} claves leídas'],
  'key-unknown': ['el portal no la conoce y la ignora'],
  'key-misspelt': ['parece mal escrita: ¿{meant}?', 'Corrija el nombre.'],
  'key-unread': [
    'su valor no se puede leer; el portal usa el más estricto',
    'Guárdela de nuevo en la configuración del portal.',
  ],
  'keys-lost': [
    '{count} ajustes guardados tienen un nombre que no se puede leer',
    'Pida a quien mantiene el servicio que revise cómo guarda la configuración (codificación).',
  ],
  'password-told': [
    'el servicio entrega la contraseña del correo a todo navegador; pida que no la envíe',
  ],
  'preset-told': [
    'el servidor entrega una cuenta interna a cualquiera que la pida',
    'Deje vacía la cuenta de impresión si no acepta ese riesgo (deploy.md, Print links).',
  ],
  'lis-absent': [
    'nadie dice dónde está el LIS: sin informes, áreas ni antibiogramas',
    'Escriba ServiciosLISUrl en la configuración, o lisUrl en config.json.',
  ],
  'lis-insecure': [
    'usa http en una página https',
    'Publique el LIS por https o por el origen del portal.',
  ],
  'lis-no-address': ['no es una dirección web', 'Corrija la dirección del LIS.'],
  'lis-closed': [
    'su origen no está permitido: el portal no llama al LIS',
    'Agregue el origen del LIS a allowedOrigins de config.json.',
  ],
} as const;
