import type { KINDS_ES, PAPER_ES } from './paper-es';

/** The same as `PAPER_ES`. */
export const PAPER_EN: Readonly<Record<keyof typeof PAPER_ES, string>> = {
  host: 'Host of the portal',
  reach: 'Reach of the servers',
  cors: 'Leave between origins (CORS)',
  calls: 'Calls',
  settings: 'Settings',
  advice: 'Advice',
  title: 'Examination of {subject}, {date}',
  works: 'IT WORKS.',
  gaps: 'IT WORKS, WITH SOMETHING TO MEND: {gaps}.',
  stops: 'IT CANNOT WORK. Hindrances: {stops}. Also to mend: {gaps}.',
  callCount: '{count} calls',
  score: '{passed} of {all} calls conform; {failed} do not; {untried} not tried.',
  private: 'This report holds no patient data: names of fields, types and counts only.',
  adviseFile: 'In config.json:',
  adviseProxy: 'On the portal’s web server (the delivered nginx or Caddy file):',
  adviseConnect: 'connect-src: {sources}',
  adviseOwn:
    'Or pass the servers on through the portal’s origin, and nobody has to allow anything (deploy.md, Everything on one origin):',
  adviseOwner: 'For whoever keeps the laboratory’s servers:',
  ownerCors:
    'The results portal is opened at {origin}. Please allow that origin (Access-Control-Allow-Origin), the methods GET, POST, PUT and PATCH, and the headers Authorization and Content-Type, with OPTIONS, with answers and with failures too, of: {names}.',
  ownerMissing: 'These calls of the contract are not there: {names}.',
  ownerOther:
    'These answers are not the contract’s: {names}. The fields are in the table of calls.',
  ownerClosed:
    'The service wants a token for {names} before anybody has signed in. Can you open them, without the mail’s password?',
};

/** The same as `KINDS_ES`. */
export const KINDS_EN: Readonly<Record<keyof typeof KINDS_ES, string>> = {
  or: 'or',
  field: 'the field',
  also: 'also in',
  '(…)': 'the answer',
  status: 'the status',
  'content-type': 'the content type',
  required: 'a value',
  absent: 'nothing',
  other: 'another value',
  none: 'none',
  'no body': 'an empty answer',
  null: 'an empty value (null)',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  pattern: 'a value of the contract’s form',
  format: 'a value of the contract’s form',
  additionalProperties: 'nothing but the contract’s fields',
  anyOf: 'one of the contract’s values',
  oneOf: 'one of the contract’s values',
  minimum: 'a number of at least',
  maximum: 'a number of at most',
  minItems: 'a list whose least size is',
  maxItems: 'a list whose greatest size is',
};
