import { type ReactNode, StrictMode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { PageContext, type PageFacts } from './page.ts';

/** The providers around the router, on the server and in the browser. */
export function App({
  environment,
  page,
  children,
}: {
  environment: IEnvironment;
  page: PageFacts;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <PageContext value={page}>{children}</PageContext>
      </RelayEnvironmentProvider>
    </StrictMode>
  );
}
