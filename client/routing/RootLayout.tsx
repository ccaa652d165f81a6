import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { type Location, Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router';
import { useOwnedQuery } from '../relay/useOwnedQuery.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import type { FrameQuery } from './__generated__/FrameQuery.graphql.ts';
import { ArrivalAnnouncer } from './Arrival.tsx';
import { Frame } from './Frame.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PreloadContext, RouterLink } from './RouterLink.tsx';

/** Everything that stays while the screens change. */
export function RootLayout({ preload }: { preload: (url: URL) => void }) {
  const { queryRef } = useLoaderData<{ queryRef: PreloadedQuery<FrameQuery> }>();
  useOwnedQuery(queryRef);
  return (
    <PreloadContext value={preload}>
      <UiProvider link={RouterLink}>
        <NavigationProgress />
        <ArrivalAnnouncer />
        <Suspense>
          <Frame queryRef={queryRef} fills={useFills()}>
            <Outlet />
          </Frame>
        </Suspense>
        <ScrollRestoration getKey={scrollKey} />
      </UiProvider>
    </PreloadContext>
  );
}

/** The first page of every visit has the same key: there the address tells apart where one was. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function useFills(): boolean {
  const page = useMatches().at(-1)?.loaderData;
  return typeof page === 'object' && page !== null && 'frame' in page && page.frame === 'fills';
}
