import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { Outlet, useLoaderData, useMatches } from 'react-router';
import type { FrameQuery } from '../../__generated__/FrameQuery.graphql.ts';
import { useOwnedQuery } from '../../app/relay/useOwnedQuery.ts';
import { LeaveGuard } from '../../app/routing/LeaveGuard.tsx';
import { NavigationProgress } from '../../app/routing/NavigationProgress.tsx';
import { PreloadContext, RouterLink } from '../../app/routing/RouterLink.tsx';
import type { LoadedPage } from '../../app/routing/route.ts';
import { ScrollPosition } from '../../app/routing/ScrollPosition.tsx';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { Frame } from './Frame.tsx';

/** The layout that stays mounted while the screens change. */
export function RootLayout({ preload }: { preload: (url: URL) => void }) {
  const { queryRef } = useLoaderData<{ queryRef: PreloadedQuery<FrameQuery> }>();
  useOwnedQuery(queryRef);
  return (
    <PreloadContext value={preload}>
      <UiProvider link={RouterLink}>
        <NavigationProgress />
        <LeaveGuard />
        <Suspense>
          <Frame queryRef={queryRef} kind={useKind()}>
            <Outlet />
          </Frame>
        </Suspense>
        <ScrollPosition />
      </UiProvider>
    </PreloadContext>
  );
}

/** A page that failed before it was loaded is like one to read. */
function useKind(): LoadedPage['frame'] {
  const page = useMatches().at(-1)?.loaderData as Partial<LoadedPage> | undefined;
  return page?.frame ?? 'page';
}
