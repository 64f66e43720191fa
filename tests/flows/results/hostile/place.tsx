import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { configurationOptions } from '@/api/configuration/get-configuration';

import { SETTINGS, type Sink } from './sinks';

function clientWithSettings(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const unread = { keys: [], nameless: 0 };
  client.setQueryData(configurationOptions().queryKey, { settings: SETTINGS, unread, entries: 1 });
  return client;
}

/** What the components of the portal stand in. */
export function Portal({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(clientWithSettings);
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MantineProvider env="test">{children}</MantineProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** A sink with one text after the other: `onReady` is given what shows the next one. */
export function Place({
  sink,
  onReady,
}: {
  readonly sink: Sink;
  readonly onReady: (show: (text: string) => void) => void;
}) {
  const [source, setSource] = useState('palabra');
  useEffect(() => {
    onReady(setSource);
  }, [onReady]);
  return (
    <div data-sink={sink.name} key={sink.stays === true ? '' : source}>
      {sink.draw(source)}
    </div>
  );
}
