import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useOwnedQuery } from '../relay/useOwnedQuery.ts';
import { product } from '../ui/product.ts';
import { Arrival } from './Arrival.tsx';
import type { LoadedPage } from './pageRoute.tsx';

/** The screen of the page that is shown, or its skeleton. */
export function RouteScreen() {
  const { key, screen, Skeleton, query } = useLoaderData<LoadedPage>();
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
      {screen}
      <Arrival />
    </Suspense>
  );
}
