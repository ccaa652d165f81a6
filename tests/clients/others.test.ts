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

/** Clients that others wrote, with a key: pages of a list, a mutation, refusals and a subscription. */

const app = testApp();
const chat: ChatFixtures = fixture(() => makeChatFixtures(app));
let authorization: string;
let urls: { http: string; socket: string };

beforeAll(async () => {
  const { db } = app.services;
  const [job, city] = [await db.job.findFirstOrThrow(), await db.city.findFirstOrThrow()];
  for (let count = 0; count < 3; count += 1) {
    await makeJobOffer(db, { jobId: job.id, cityId: city.id }, { employerId: chat.employerId });
  }
  // The key reads the profiles of people in chats, but not the account.
  const { key } = await makeKey(chat.employer, { groups: ['CHAT', 'OFFERS', 'PEOPLE'] });
  authorization = `Bearer ${key}`;
  urls = { http: `${app.url}/graphql`, socket: `${app.url.replace('http', 'ws')}/graphql` };
});

const sockets = () =>
  createClient({ url: urls.socket, webSocketImpl: WebSocket, connectionParams: { authorization }, retryAttempts: 0 });

const readsTheAccount = '{ viewer { mailChoices { __typename } } }';
const refused = "This key does not include the group 'ACCOUNT'.";

/** What Apollo has to know of the graph, asked as its manual says. */
async function possibleTypes(): Promise<Record<string, string[]>> {
  const query = '{ __schema { types { name possibleTypes { name } } } }';
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(urls.http, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data } = await response.json();
  const types: { name: string; possibleTypes: { name: string }[] | null }[] = data.__schema.types;
  return Object.fromEntries(types.map((type) => [type.name, (type.possibleTypes ?? []).map(({ name }) => name)]));
}

describe('Apollo Client', () => {
  let client: ApolloClient;
  let socket: ReturnType<typeof sockets>;
  beforeAll(async () => {
    socket = sockets();
    const link = split(
      ({ query }) => {
        const definition = getMainDefinition(query);
        return definition.kind === 'OperationDefinition' && definition.operation === 'subscription';
      },
      new GraphQLWsLink(socket),
      new HttpLink({ uri: urls.http, headers: { authorization } }),
    );
    const cache = new InMemoryCache({
      possibleTypes: await possibleTypes(),
      typePolicies: { Query: { fields: { jobOffers: relayStylePagination() } } },
    });
    client = new ApolloClient({ link, cache });
  });
  afterAll(async () => {
    client.stop();
    await socket.dispose();
  });

  it('joins the pages of a list', async () => {
    const asked = { query: parse(String(jobOffers)), variables: { first: 2 } };
    const { data } = await client.query<JobOffersQuery>(asked);
    expect(data?.jobOffers.edges.length).toBe(2);
    const list = client.watchQuery<JobOffersQuery>(asked);
    const listening = list.subscribe(() => {});
    await list.fetchMore({ variables: { after: data?.jobOffers.pageInfo.endCursor } });
    listening.unsubscribe();
    const whole = client.readQuery<JobOffersQuery>(asked);
    expect(whole?.jobOffers.edges.length).toBe(3);
    expect(new Set(whole?.jobOffers.edges.map(({ node }) => node.id)).size).toBe(3);
  });

  it('makes a mutation, and gets a failure as a value', async () => {
    const mutation = parse(String(sendMessage));
    const send = (input: object) => client.mutate<SendMessageMutation>({ mutation, variables: { input } });
    const sent = await send({ chat: { databaseId: chat.chatId }, text: 'By Apollo' });
    expect(sent.data?.sendMessage).toMatchObject({
      __typename: 'SendMessagePayload',
      sentMessage: { text: 'By Apollo' },
    });
    const failed = await send({ chat: { databaseId: chat.chatId } });
    expect(failed.data?.sendMessage.__typename).toBe('InvalidInput');
  });

  it('is refused what the key does not include', async () => {
    await expect(client.query({ query: parse(readsTheAccount) })).rejects.toThrow(refused);
  });

  it('hears of a message', async () => {
    const heard = new Promise<ChatEventsSubscription>((resolve, reject) => {
      const variables = { chat: { databaseId: chat.chatId } };
      const events = client.subscribe<ChatEventsSubscription>({ query: parse(String(chatEvents)), variables });
      const listening = events.subscribe({
        next: ({ data }) => {
          if (data?.chatEvents?.__typename === 'MessageAdded') {
            listening.unsubscribe();
            resolve(data as ChatEventsSubscription);
          } else say(chat.jobSeeker, chat.chatId, 'To Apollo').catch(reject);
        },
        error: reject,
      });
    });
    expect(await heard).toMatchObject({ chatEvents: { message: { text: 'To Apollo' } } });
  });
});

describe('urql', () => {
  let client: Client;
  let socket: ReturnType<typeof sockets>;
  beforeAll(() => {
    socket = sockets();
    client = new Client({
      url: urls.http,
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
  });
  afterAll(() => socket.dispose());

  it('reads the pages of a list', async () => {
    const page = (after?: string | null) => client.query<JobOffersQuery>(String(jobOffers), { first: 2, after });
    const first = await page();
    const second = await page(first.data?.jobOffers.pageInfo.endCursor);
    const ids = [first, second].flatMap(({ data }) => data?.jobOffers.edges.map(({ node }) => node.id) ?? []);
    expect([ids.length, new Set(ids).size, second.data?.jobOffers.pageInfo.hasNextPage]).toEqual([3, 3, false]);
  });

  it('makes a mutation, and gets a failure as a value', async () => {
    const send = (input: object) => client.mutation<SendMessageMutation>(String(sendMessage), { input });
    const sent = await send({ chat: { databaseId: chat.chatId }, text: 'By urql' });
    expect(sent.data?.sendMessage).toMatchObject({
      __typename: 'SendMessagePayload',
      sentMessage: { text: 'By urql' },
    });
    const failed = await send({ chat: { databaseId: chat.chatId } });
    expect(failed.data?.sendMessage.__typename).toBe('InvalidInput');
  });

  it('is refused what the key does not include', async () => {
    const { error } = await client.query(readsTheAccount, {});
    expect(error?.graphQLErrors.map(({ message, extensions }) => [message, extensions.code])).toEqual([
      [refused, 'Forbidden'],
    ]);
  });

  it('hears of a message', async () => {
    const heard = new Promise<ChatEventsSubscription>((resolve, reject) => {
      const variables = { chat: { databaseId: chat.chatId } };
      const listening = client
        .subscription<ChatEventsSubscription>(String(chatEvents), variables)
        .subscribe(({ data, error }) => {
          if (error) reject(error);
          else if (data && 'message' in data.chatEvents) {
            listening.unsubscribe();
            resolve(data);
          } else say(chat.jobSeeker, chat.chatId, 'To urql').catch(reject);
        });
    });
    expect(await heard).toMatchObject({ chatEvents: { message: { text: 'To urql' } } });
  });
});
