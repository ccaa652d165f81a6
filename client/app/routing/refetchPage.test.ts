import { loadQuery } from 'react-relay';
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import query, { type FrameQuery } from '../../__generated__/FrameQuery.graphql.ts';
import { refetchPage, trackQuery } from './refetchPage.ts';

function page() {
  const requests: { resolve: (response: GraphQLResponse) => void; reject: (error: Error) => void }[] = [];
  const environment = new Environment({
    network: Network.create(() => new Promise((resolve, reject) => requests.push({ resolve, reject }))),
    store: new Store(new RecordSource()),
  });
  const load = async () => {
    const cancellation = new AbortController();
    const loaded = loadQuery<FrameQuery>(environment, query, {});
    trackQuery(loaded, cancellation.signal);
    return { cancel: () => cancellation.abort(), leave: () => loaded.dispose() };
  };
  return { requests, load, refetch: () => refetchPage(environment, async () => void (await load())) };
}

const response = { data: { viewer: null } } as GraphQLResponse;

it('does not accept a response that was requested before the change', async () => {
  const { requests, load, refetch } = page();
  await load();
  expect(requests.length).toBe(1);
  const refetched = refetch();
  requests[0]?.resolve(response);
  await refetched;
  expect(requests.length).toBe(2);
});

it('does not wait for a request that failed', async () => {
  const { requests, load, refetch } = page();
  await load();
  requests[0]?.reject(new Error('No connection.'));
  await refetch();
  expect(requests.length).toBe(2);
});

it.each(['cancel', 'leave'] as const)('does not wait for a request that its page will not get: %s', async (end) => {
  const { requests, load, refetch } = page();
  const ends = await load();
  const refetched = refetch();
  ends[end]();
  await refetched;
  expect(requests.length).toBe(2);
});
