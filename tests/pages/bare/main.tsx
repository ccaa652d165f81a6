import { hydrateRoot } from 'react-dom/client';
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay';
import { createBrowserRouter, Link, Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import query, { type FrameQuery } from '../../../client/__generated__/FrameQuery.graphql.ts';

/** A minimal page with React, Relay and the router. The size of the product's pages is compared with it. */

const environment = new Environment({
  network: Network.create(async ({ id }, variables) => {
    const response = await fetch('/graphql', { method: 'POST', body: JSON.stringify({ id, variables }) });
    return response.json();
  }),
  store: new Store(new RecordSource()),
});

function Page() {
  const { viewer } = usePreloadedQuery<FrameQuery>(query, useLoaderData<PreloadedQuery<FrameQuery>>());
  return <Link to="/other">{viewer.kind}</Link>;
}

function Layout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [{ path: '*', loader: () => loadQuery<FrameQuery>(environment, query, {}), element: <Page /> }],
  },
]);

hydrateRoot(
  document,
  <RelayEnvironmentProvider environment={environment}>
    <RouterProvider router={router} />
  </RelayEnvironmentProvider>,
);
