import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type * as documents from '../../../packages/client/generated/graphql.ts';
import type * as hourhand from '../../../packages/client/hourhand.ts';
import { bundledClient } from '../../clients/support/clientPackage.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { type ChatFixtures, makeChatFixtures } from '../../support/chatFixtures.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { makeKey } from '../../support/program.ts';

/** The package @hourhand/client in a page of another origin. */

const page = '<!doctype html><title>A shop</title><script src="/client.js"></script>';
const site = fixture(
  async () => {
    const bundle = await bundledClient();
    const server = createServer(({ url }, response) => {
      const type = url === '/client.js' ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type }).end(url === '/client.js' ? bundle : page);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  },
  ({ server }) => {
    server.closeAllConnections();
    server.close();
  },
);
const app = testApp(() => ({ environment: { CORS_ORIGINS: site.origin } }));
const chat: ChatFixtures = fixture(() => makeChatFixtures(app));
const browser = testBrowser();

it('makes calls and operations with a key, and sends no cookies of the server', async () => {
  const { key } = await makeKey(chat.employer, { groups: ['ACCOUNT', 'CHAT', 'OFFERS', 'PEOPLE', 'HIRING'] });
  const person = await newPerson(browser, site.origin);
  // Someone who is logged in elsewhere: a request with cookies could not be read.
  const cookies = chat.jobSeeker.cookieHeader.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/);
    return { name, value, url: app.url };
  });
  await person.context.addCookies(cookies.filter(({ value }) => value !== ''));
  const sent: (string | undefined)[] = [];
  person.page.on('request', async (request) => {
    if (request.url().startsWith(app.url)) sent.push((await request.allHeaders()).cookie);
  });
  await person.page.goto('/');
  const answer = await person.page.evaluate(
    async ({ url, key, chatId }) => {
      const { client } = globalThis as unknown as { client: typeof hourhand & typeof documents };
      const { rest, graphql } = client.hourhand({ address: url, key: async () => key });
      const jobs = await rest.GET('/api/jobs', { params: { query: { page_size: 1 } } });
      const none = await rest.GET('/api/jobs/{id}', { params: { path: { id: 999_999 } } });
      const chats = await graphql(client.ChatsDocument, { first: 1 });
      const input = { chat: { databaseId: chatId }, text: 'From a page of another site' };
      const message = await graphql(client.SendMessageDocument, { input });
      return [
        jobs.response.status,
        jobs.response.headers.get('ratelimit-limit') !== null,
        none.error?.code,
        chats.data?.chats.edges[0]?.node.databaseId,
        message.data?.sendMessage.__typename,
      ];
    },
    { url: app.url, key, chatId: chat.chatId },
  );
  expect(answer).toEqual([200, true, 404, chat.chatId, 'SendMessagePayload']);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((cookie) => cookie !== undefined)).toEqual([]);
  // The browser itself notes the 404.
  expect(person.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await person.context.close();
});
