/** The addresses of the screens as the router knows them, the values of their parts left open. */
export const ROUTE_PATTERNS = [
  '/',
  '/dashboard',
  '/userprofile',
  '/datacustomers',
  '/:orqrm',
  '*',
] as const;

export type RoutePattern = (typeof ROUTE_PATTERNS)[number];

/** The calls by their own templates (src/api); `other` for whatever has none. */
export const CALL_PATTERNS = [
  '/api/areas/filter/state/true',
  '/api/configuration/{key}',
  '/api/demographics/all',
  '/api/getlistReportFile',
  '/api/getlistidiome',
  '/api/mergepdf',
  '/api/microbiology/microbialdetection/order/{order}/test/{testId}',
  '/api/orders/getUserValidate/idOrder/{order}',
  '/api/reports/changestatetest',
  '/api/reports/finalReport',
  '/api/reports/orderheader',
  '/api/reports/printingreport',
  '/api/sendEmail',
  '/api/user',
  '/authentication/email',
  '/authentication/passwordrecovery/{username}/{type}/{history}',
  '/authentication/passwordreset',
  '/authentication/updatepassword',
  '/authentication/updateprofile',
  '/authentication/web',
  '/configuration',
  '/configuration/documenttypes',
  '/configuration/encrypted',
  '/demographic/webquery',
  '/email',
  '/orders/filter',
  '/orders/reports',
  '/orders/results/history',
  '/orders/results/order/{order}/{areaId}',
  '/users',
  '/users/routers',
  '/users/{id}',
  '/usertypes',
  'other',
] as const;

export type CallPattern = (typeof CALL_PATTERNS)[number];

/** One of the known words; what is given is only compared, never handed on. */
export function oneOf<T extends string>(words: readonly T[], given: unknown, otherwise: T): T {
  return words.find((word) => word === given) ?? otherwise;
}

/** The pattern of a path; an address of one part is a print link or unknown, and the two are not told apart. */
export function routePattern(path: string): RoutePattern {
  const isOnePart = /^\/[^/]+\/?$/.test(path);
  return oneOf(ROUTE_PATTERNS, path, isOnePart ? '/:orqrm' : '*');
}
