import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { product } from '../../ui/base/product.ts';
import { useOwnedQuery } from '../relay/useOwnedQuery.ts';
import { ScreenHydrated } from './hydrated.ts';
import { RouteFocus } from './RouteFocus.tsx';
import type { LoadedPage } from './route.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** The screen of the current page, its skeleton, or its failure. */
export function RouteScreen() {
  const { key, screen, Skeleton, Failed, query } = useLoaderData<LoadedPage>();
  useOwnedQuery(query);
  return (
    <Suspense
      key={key}
      fallback={
        <>
          <title>{product.name}</title>
          <Skeleton />
        </>
      }
    >
      {Failed ? (
        <ScreenBoundary Failed={Failed} query={query}>
          {screen}
        </ScreenBoundary>
      ) : (
        screen
      )}
      <RouteFocus />
      <ScreenHydrated />
    </Suspense>
  );
}
