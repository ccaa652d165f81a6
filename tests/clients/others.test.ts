import { ApolloClient, HttpLink, InMemoryCache, split } from '@apollo/client/core';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { getMainDefinition, relayStylePagination } from '@apollo/client/utilities';
import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import { parse } from 'graphql';
import { createClient } from 'graphql-ws/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  type ChatEventsSubscription,
  ChatEventsDocument as chatEvents,
  type JobOffersQuery,
  JobOffersDocument as jobOffers,
  type SendMessageMutation,
  SendMessageDocument as sendMessage,
} from '../../packages/client/generated/graphql.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { makeJobOffer } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { makeKey } from '../support/program.ts';

const app = testApp();
const chat: ChatFixtures = fixture(() => makeChatFixtures(app));
let authorization: string;
let http: string;
let socket: ReturnType<typeof createClient>;

beforeAll(async () => {
  const { db } = app.services;
  const [job, city] = [await db.job.findFirstOrThrow(), await db.city.findFirstOrThrow()];
  for (let count = 0; count < 3; count += 1) {
    await makeJobOffer(db, { jobId: job.id, cityId: city.id }, { employerId: chat.employerId });
  }
  // The key reads the profiles of people in chats, but not the account.
  const { key } = await makeKey(chat.employer, { groups: ['CHAT', 'OFFERS', 'PEOPLE'] });
  authorization = `Bearer ${key}`;
  http = `${app.url}/graphql`;
  const url = http.replace('http', 'ws');
  socket = createClient({ url, webSocketImpl: WebSocket, connectionParams: { authorization }, retryAttempts: 0 });
});
afterAll(() => socket.dispose());

/** What Apollo has to know of the graph, asked as its manual says. */
async function possibleTypes(): Promise<Record<string, string[]>> {
  const query = '{ __schema { types { name possibleTypes { name } } } }';
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(http, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data } = await response.json();
  const types: { name: string; possibleTypes: { name: string }[] | null }[] = data.__schema.types;
  return Object.fromEntries(types.map((type) => [type.name, (type.possibleTypes ?? []).map(({ name }) => name)]));
}

type Heard = (data: ChatEventsSubscription) => void;
type Other = {
  offers: () => Promise<string[]>;
  send: (input: object) => Promise<SendMessageMutation | null | undefined>;
  /** Reads what the key does not include. Returns the message of the refusal. */
  refusal: (query: string) => Promise<string | undefined>;
  /** Returns what ends it. */
  listen: (variables: { chat: { databaseId: number } }, heard: Heard, failed: (error: unknown) => void) => () => void;
};

async function apollo(): Promise<Other> {
  const link = split(
    ({ query }) => {
      const definition = getMainDefinition(query);
      return definition.kind === 'OperationDefinition' && definition.operation === 'subscription';
    },
    new GraphQLWsLink(socket),
    new HttpLink({ uri: http, headers: { authorization } }),
  );
  const cache = new InMemoryCache({
    possibleTypes: await possibleTypes(),
    typePolicies: { Query: { fields: { jobOffers: relayStylePagination() } } },
  });
  const client = new ApolloClient({ link, cache });
  return {
    offers: async () => {
      const asked = { query: parse(String(jobOffers)), variables: { first: 2 } };
      const { data } = await client.query<JobOffersQuery>(asked);
      const list = client.watchQuery<JobOffersQuery>(asked);
      const listening = list.subscribe(() => {});
      await list.fetchMore({ variables: { after: data?.jobOffers.pageInfo.endCursor } });
      listening.unsubscribe();
      // Joined by the cache.
      return client.readQuery<JobOffersQuery>(asked)?.jobOffers.edges.map(({ node }) => node.id) ?? [];
    },
    send: async (input) =>
      (await client.mutate<SendMessageMutation>({ mutation: parse(String(sendMessage)), variables: { input } })).data,
    refusal: (query) =>
      client.query({ query: parse(query) }).then(
        () => undefined,
        (error: Error) => error.message,
      ),
    listen: (variables, heard, failed) => {
      const events = client.subscribe<ChatEventsSubscription>({ query: parse(String(chatEvents)), variables });
      const listening = events.subscribe({
        next: ({ data }) => heard(data as ChatEventsSubscription),
        error: failed,
      });
      return () => listening.unsubscribe();
    },
  };
}

function urql(): Other {
  const client = new Client({
    url: http,
    fetchOptions: { headers: { authorization } },
    preferGetMethod: false,
    exchanges: [
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query, variables }, sink) }),
        }),
      }),
    ],
  });
  return {
    offers: async () => {
      const page = (after?: string | null) => client.query<JobOffersQuery>(String(jobOffers), { first: 2, after });
      const first = await page();
      const second = await page(first.data?.jobOffers.pageInfo.endCursor);
      return [first, second].flatMap(({ data }) => data?.jobOffers.edges.map(({ node }) => node.id) ?? []);
    },
    send: async (input) => (await client.mutation<SendMessageMutation>(String(sendMessage), { input })).data,
    refusal: async (query) => (await client.query(query, {})).error?.graphQLErrors[0]?.message,
    listen: (variables, heard, failed) => {
      const events = client.subscription<ChatEventsSubscription>(String(chatEvents), variables);
      return events.subscribe(({ data, error }) => (data ? heard(data) : failed(error))).unsubscribe;
    },
  };
}

describe.each([
  ['Apollo Client', apollo],
  ['urql', urql],
])('%s', (name, make) => {
  let client: Other;
  beforeAll(async () => {
    client = await make();
  });

  it('reads the pages of a list', async () => {
    const ids = await client.offers();
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  });

  it('makes a mutation, and gets a failure as a value', async () => {
    const reference = { databaseId: chat.chatId };
    const sent = await client.send({ chat: reference, text: `By ${name}` });
    expect(sent?.sendMessage).toMatchObject({
      __typename: 'SendMessagePayload',
      sentMessage: { text: `By ${name}` },
    });
    expect((await client.send({ chat: reference }))?.sendMessage.__typename).toBe('InvalidInput');
  });

  it('is refused what the key does not include', async () => {
    const refusal = await client.refusal('{ viewer { mailChoices { __typename } } }');
    expect(refusal).toBe("This key does not include the group 'ACCOUNT'.");
  });

  it('hears of a message', async () => {
    const text = `To ${name}`;
    const heard = new Promise<ChatEventsSubscription>((resolve, reject) => {
      const end = client.listen(
        { chat: { databaseId: chat.chatId } },
        (data) => {
          if (data.chatEvents.__typename !== 'MessageAdded') say(chat.jobSeeker, chat.chatId, text).catch(reject);
          else {
            end();
            resolve(data);
          }
        },
        reject,
      );
    });
    expect(await heard).toMatchObject({ chatEvents: { message: { text } } });
  });
});
