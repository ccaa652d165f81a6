import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws/client';
import WebSocket from 'ws';
import { type DemoAccount, demoAccounts } from '../server/domain/account/demoAccount.ts';
import { Visitor } from '../tests/support/browserless.ts';

export type FanOut = { sockets: number; perSecond: number };

const subscription = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) { __typename ... on MemberTyping { member { name role } } }
}`;
const typing = 'mutation ($chat: ChatReference!) { announceTyping(input: { chat: $chat }) { __typename } }';

/**
 * How many events a second reach sockets that are subscribed to one chat, each with a subscription of its own.
 * @throws when a socket or a subscription is refused or ends.
 */
export async function measureFanOut(port: number, sockets: number, events: number): Promise<FanOut> {
  const url = `http://127.0.0.1:${port}`;
  const employer = await signIn(url, ({ isPremium }) => isPremium);
  const admin = await signIn(url, ({ role }) => role === 'ROLE_ADMIN');
  const { data } = await employer.graphql<{ chats: { edges: { node: { id: string } }[] } }>(
    '{ chats(first: 1) { edges { node { id } } } }',
  );
  const id = data?.chats.edges[0]?.node.id;
  if (!id) throw new Error('The demo employer has no chat.');
  const chat = { chat: { id } };

  let delivered = 0;
  const clients: Client[] = [];
  const ended = new Promise<never>((_, reject) => {
    for (let socket = 0; socket < sockets; socket += 1) {
      const client = openSocket(url, employer);
      clients.push(client);
      client.subscribe(
        { query: subscription, variables: chat },
        {
          next: ({ errors }) => {
            if (errors) reject(new Error(JSON.stringify(errors)));
            else delivered += 1;
          },
          error: (error) =>
            reject(
              new Error(`A subscription ended: ${error instanceof Error ? error.message : JSON.stringify(error)}`),
            ),
          complete: () => reject(new Error('A subscription was completed.')),
        },
      );
    }
  });
  // Closing the sockets at the end completes the subscriptions, which is no failure then.
  ended.catch(() => {});
  const until = async (count: number) => {
    while (delivered < count) await Promise.race([delay(5), ended]);
  };
  try {
    // Events before a subscription has started do not reach it: wait until one reaches all of them.
    for (let before = -1; delivered - before < sockets; ) {
      before = delivered;
      await admin.graphql(typing, chat);
      await Promise.race([delay(500), ended]);
    }
    const before = delivered;
    const began = performance.now();
    for (let event = 0; event < events; event += 1) await admin.graphql(typing, chat);
    await until(before + sockets * events);
    return { sockets, perSecond: Math.round((sockets * events * 1000) / (performance.now() - began)) };
  } finally {
    // A client whose socket was refused rejects here, which has been reported already.
    await Promise.allSettled(clients.map((client) => client.dispose()));
  }
}

async function signIn(url: string, which: (account: DemoAccount) => boolean): Promise<Visitor> {
  const account = demoAccounts.find(which);
  if (!account) throw new Error('There is no such demo account.');
  return new Visitor(url).signIn(account.email, account.password);
}

function openSocket(url: string, visitor: Visitor): Client {
  class WithCookies extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { cookie: visitor.cookieHeader, origin: url } });
    }
  }
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WithCookies,
    retryAttempts: 0,
  });
}
