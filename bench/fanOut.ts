import { type Client, createClient } from 'graphql-ws/client';
import WebSocket from 'ws';
import { type DemoAccount, demoAccounts } from '../server/domain/account/demoAccount.ts';
import { Visitor } from '../tests/support/browserless.ts';

const sockets = 100;
const events = 50;

const subscription = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) { __typename ... on MemberTyping { member { name role } } }
}`;
const typing = 'mutation ($chat: ChatReference!) { announceTyping(input: { chat: $chat }) { __typename } }';

/** How many events a second reach a hundred sockets that listen to one chat, each with a subscription of its own. */
export async function measureFanOut(port: number): Promise<{ sockets: number; perSecond: number }> {
  const url = `http://127.0.0.1:${port}`;
  const employer = await signIn(url, ({ isPremium }) => isPremium);
  const admin = await signIn(url, ({ role }) => role === 'ROLE_ADMIN');
  const { data } = await employer.graphql<{ chats: { edges: { node: { id: string } }[] } }>(
    '{ chats(first: 1) { edges { node { id } } } }',
  );
  const id = data?.chats.edges[0]?.node.id;
  if (!id) throw new Error('The demo employer has no chat.');
  const chat = { chat: { id } };

  let heard = 0;
  const clients = Array.from({ length: sockets }, () => {
    const client = openSocket(url, employer);
    client.subscribe(
      { query: subscription, variables: chat },
      { next: () => (heard += 1), error: () => undefined, complete: () => undefined },
    );
    return client;
  });
  const until = async (count: number) => {
    while (heard < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  try {
    // Until all of them have begun to listen.
    for (let before = -1; heard - before < sockets; ) {
      before = heard;
      await admin.graphql(typing, chat);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const before = heard;
    const began = performance.now();
    for (let event = 0; event < events; event += 1) await admin.graphql(typing, chat);
    await until(before + sockets * events);
    return { sockets, perSecond: Math.round((sockets * events * 1000) / (performance.now() - began)) };
  } finally {
    for (const client of clients) client.dispose();
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
    lazy: false,
  });
}
