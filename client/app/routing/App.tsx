import { type ReactNode, StrictMode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { OriginContext } from './page.ts';

/** The providers around the router, on the server and in the browser. */
export function App({
  environment,
  origin,
  children,
}: {
  environment: IEnvironment;
  origin: string;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <OriginContext value={origin}>{children}</OriginContext>
      </RelayEnvironmentProvider>
    </StrictMode>
  );
}
