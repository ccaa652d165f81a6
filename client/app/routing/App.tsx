import { type ReactNode, StrictMode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { MomentContext } from '../clock.ts';
import { OriginContext } from './page.ts';

/** The providers around the router, on the server and in the browser. */
export function App({
  environment,
  origin,
  moment,
  children,
}: {
  environment: IEnvironment;
  origin: string;
  moment: number;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <OriginContext value={origin}>
          <MomentContext value={moment}>{children}</MomentContext>
        </OriginContext>
      </RelayEnvironmentProvider>
    </StrictMode>
  );
}
