import { createNotificationsStore, notifications, Notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useState } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { NOTHING_TICKED } from '@/domain/results/test-selection';
import { LoginScreen } from '@/features/login/login-screen';
import { ApiError } from '@/lib/http/api-error';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem } from '@tests/support/fixtures/test-history';

export const SETTINGS = settingsFromEntries([]);
export const NOTHING = () => undefined;
export const NO_TICKS = {
  modes: [],
  ticked: NOTHING_TICKED,
  toggle: NOTHING,
};

/** Settings as an installation stores them, from its entries. */
export function configured(entries: Readonly<Record<string, string>>): Settings {
  return settingsFromEntries(
    Object.entries(entries).map(([key, value]) => ({ key, value, origin: null })),
  );
}

/** One history whose every text is the given one. */
export function historyOf(text: string) {
  const words = { name: text, unit: text, referenceLiteral: text };
  const item = historyItem({ order: text, result: text, comment: text, referenceLiteral: text });
  return { test: reportTest(words), items: [item], gap: null, hasGaps: false, isRepeated: false };
}

export function patientOf(text: string) {
  const names = { name1: text, name2: text, lastName: text, surName: text };
  const ids = { order: '202611200007', patientIdDB: 1, patientId: text, documentType: text };
  return { ...names, ...ids, documentTypeId: 0, sex: null, birthday: null };
}

export function failureOf(text: string): ApiError {
  const envelope = { code: 0 as const, message: text, errorFields: [text] };
  return new ApiError('rejected', '/path', { status: 500, envelope });
}

/** The sign-in with an installation's texts and pictures. */
export function Login({
  message,
  pictures,
}: {
  readonly message: string;
  readonly pictures: string;
}) {
  const branding = { Logo: pictures, Banner: pictures, FondoLogin: pictures, Titulo: message };
  return (
    <LoginScreen
      settings={configured(branding)}
      offers={{
        types: [{ type: 4, name: message, message, image: pictures }],
        documentTypes: [{ id: 1, abbreviation: message, name: message }],
        gaps: [],
      }}
      sessionEnd={null}
      isLinkExpired={false}
      onSignedIn={NOTHING}
    />
  );
}

export function Toast({ text }: { readonly text: string }) {
  const [store] = useState(createNotificationsStore);
  useEffect(() => {
    notifications.show({ title: text, message: text, autoClose: false }, store);
  }, [store, text]);
  return <Notifications store={store} withinPortal={false} />;
}

export function PageTitle({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.title = text;
  }, [text]);
  return children;
}

/** Markup for the licensed engine, as that engine takes it: read by a parser. */
export function Parsed({ markup }: { readonly markup: string }) {
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

export const chartAxis = (text: string) => ({ from: 0, to: 10, ticks: [{ value: 5, text }] });
const POINT = { time: 5, value: 5, form: 'circle', tone: 'quiet' } as const;
export const SERIES = {
  points: [POINT],
  lines: [],
  bands: [],
  breaks: [5],
  unknown: [{ from: 1, to: 2 }],
  labels: [],
};
