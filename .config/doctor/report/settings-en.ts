import type { SETTINGS_ES } from './settings-es';
import type { Words } from './words-es';

/** The same as `SETTINGS_ES`. */
export const SETTINGS_EN: Readonly<Record<keyof typeof SETTINGS_ES, Words>> = {
  'no-file': [
    'there is no config.json beside the page (status {status})',
    'Check the address of the portal and put config.json beside index.html.',
  ],
  'runtime-not-an-address': ['is no web address', 'Correct that key of config.json.'],
  'runtime-insecure': [
    'is http on an https page: the browser blocks it',
    'Serve it by https, or pass it on through the portal’s origin.',
  ],
  'runtime-missing-file': ['was not found beside the page', 'Put config.json beside index.html.'],
  'runtime-not-json': ['is no JSON', 'Correct the file: commas, quotes and braces.'],
  'runtime-not-an-object': ['must be an object of keys and values', 'Correct config.json.'],
  'runtime-unknown-key': ['is no known key: the portal does not start', 'Remove or correct it.'],
  'runtime-not-a-text': ['must be a text', 'Correct that key of config.json.'],
  'runtime-not-a-list': ['must be a list', 'Correct that key of config.json.'],
  'runtime-not-an-option': ['is none of the values there are', 'See the values in deploy.md.'],
  'runtime-not-a-time-zone': ['is no known time zone', 'Write one such as America/Bogota.'],
  'runtime-missing': ['is missing and needed', 'Write that key into config.json.'],
  'runtime-other-origin': ['must be on the portal’s origin', 'Copy those files to the portal.'],
  'runtime-unnamed-origin': [
    'must be on the portal’s origin or on one that the file names',
    'Name its origin in allowedOrigins and connect-src.',
  ],
  'runtime-not-acknowledged': [
    'needs sha256 and components for each template',
    'See “Reports with Stimulsoft” in deploy.md.',
  ],
  'runtime-not-a-yes-or-no': ['must be true or false', 'Correct that key of config.json.'],
  'runtime-not-a-number': ['must be a number', 'Correct that key of config.json.'],

  keys: ['{count} keys read'],
  'key-unknown': ['the portal does not know it and passes over it'],
  'key-misspelt': ['looks misspelt: {meant}?', 'Correct the name.'],
  'key-unread': [
    'its value cannot be read; the portal uses the strictest one',
    'Save it again in the portal’s configuration.',
  ],
  'keys-lost': [
    '{count} stored settings have names that cannot be read',
    'Ask whoever keeps the service how it stores the configuration (encoding).',
  ],
  'password-told': ['the service hands the mail’s password to every browser; ask that it does not'],
  'preset-told': [
    'the server hands an internal account to anybody who asks',
    'Leave the print account empty unless you accept this (deploy.md, Print links).',
  ],
  'lis-absent': [
    'nobody says where the LIS is: no reports, areas or antibiograms',
    'Write ServiciosLISUrl into the configuration, or lisUrl into config.json.',
  ],
  'lis-insecure': ['is http on an https page', 'Serve the LIS by https or on the portal’s origin.'],
  'lis-no-address': ['is no web address', 'Correct the address of the LIS.'],
  'lis-closed': [
    'its origin is not allowed: the portal does not call the LIS',
    'Add the LIS’s origin to allowedOrigins of config.json.',
  ],
};
