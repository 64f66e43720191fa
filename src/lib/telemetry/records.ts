import type { ApiErrorKind } from '@/lib/http/api-error';
import { ApiError } from '@/lib/http/api-error';
import { MissingPartError } from '@/lib/missing-part-error';

import {
  CALL_PATTERNS,
  oneOf,
  routePattern,
  type CallPattern,
  type RoutePattern,
} from './patterns';

/** What a browser is called; `other` for the rest. */
type Family = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other';

/** Why a call failed, or what else did: a part that did not come, a screen, a script, the page's policy. */
const CALL_ERRORS: readonly ApiErrorKind[] = [
  'offline',
  'unreachable',
  'timeout',
  'aborted',
  'unauthorized',
  'rejected',
  'contract',
  'not-configured',
  'forbidden-origin',
];
type ErrorClass = ApiErrorKind | 'missing-part' | 'screen' | 'script' | 'policy';

/** The numbers of a visit that say how it felt (https://web.dev/articles/vitals). */
const VITALS = ['LCP', 'INP', 'CLS'] as const;

type Browser = `${Family} ${number}`;

/**
 * All that ever leaves as telemetry: words of this file and of `patterns`, and numbers. A text of an answer has no place in it.
 */
export type TelemetryRecord =
  | { readonly kind: 'visit'; readonly route: RoutePattern; readonly browser: Browser }
  | {
      readonly kind: 'vital';
      readonly route: RoutePattern;
      readonly vital: (typeof VITALS)[number];
      /** Milliseconds; CLS has no unit. */
      readonly value: number;
    }
  | {
      readonly kind: 'failure';
      readonly route: RoutePattern;
      readonly error: ErrorClass;
      /** Null where no call failed. */
      readonly call: CallPattern | null;
      /** Null where there was no answer. */
      readonly status: number | null;
    };

/** The first that fits: most browsers also call themselves by the names that follow. */
const AGENTS: readonly (readonly [Family, RegExp])[] = [
  ['edge', /\bEdg(?:A|iOS)?\/(\d{1,3})\b/],
  ['opera', /\bOPR\/(\d{1,3})\b/],
  ['samsung', /\bSamsungBrowser\/(\d{1,3})\b/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})\b/],
  ['chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d{1,3})\b/],
  ['safari', /\bVersion\/(\d{1,3})\b.* Safari\//],
];

/** Digits, three at most. */
function wholeNumber(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => 10 * sum + '0123456789'.indexOf(digit), 0);
}

/** Family and main version, nothing else of what a browser says about itself. */
export function browserOf(userAgent: string): Browser {
  for (const [family, pattern] of AGENTS) {
    const major = pattern.exec(userAgent)?.[1];
    if (major !== undefined) return `${family} ${wholeNumber(major)}`;
  }
  return 'other 0';
}

/** `path` is the page's own, of which the pattern is kept. */
export function visitRecord(path: string, userAgent: string): TelemetryRecord {
  return { kind: 'visit', route: routePattern(path), browser: browserOf(userAgent) };
}

/** Null for another measurement, and for a number that is none. */
export function vitalRecord(name: string, value: number, path: string): TelemetryRecord | null {
  const vital = VITALS.find((known) => known === name);
  if (vital === undefined || !Number.isFinite(value) || value < 0) return null;
  const digits = vital === 'CLS' ? 1000 : 1;
  return {
    kind: 'vital',
    route: routePattern(path),
    vital,
    value: Math.round(value * digits) / digits,
  };
}

function statusOf(status: number | null): number | null {
  return Number.isInteger(status) && status !== null && status >= 100 && status < 600
    ? status
    : null;
}

/** Null for a call that somebody called off. An error tells its class; its words and its answer stay here. */
export function failureRecord(
  error: unknown,
  path: string,
  otherwise: 'screen' | 'script' | 'policy' = 'screen',
): TelemetryRecord | null {
  const route = routePattern(path);
  if (!(error instanceof ApiError)) {
    const kind = error instanceof MissingPartError ? 'missing-part' : otherwise;
    return { kind: 'failure', route, error: kind, call: null, status: null };
  }
  if (error.kind === 'aborted') return null;
  return {
    kind: 'failure',
    route,
    error: oneOf<ErrorClass>(CALL_ERRORS, error.kind, 'script'),
    call: oneOf(CALL_PATTERNS, error.path, 'other'),
    status: statusOf(error.status),
  };
}
