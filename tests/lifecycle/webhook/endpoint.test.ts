import { describe, expect, it } from 'vitest';
import { openSecrets, SecretMissing, sealer } from '../../../server/auth/secrets.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { maxEndpoints } from '../../../server/domain/lifecycle/webhook/endpoint.input.ts';
import { deliverWebhooks } from '../../../server/webhooks/deliver.ts';
import { makeAdmin, makeEmployer, makeSession } from '../../support/factories.ts';
import { testApp, testDb } from '../../support/fixtures.ts';
import { mutateAs } from '../../support/graph.ts';
import { webhookReceiver } from '../../support/webhookReceiver.ts';

/** What an endpoint may be, as the product is by default. Who may what is tested in tests/access. */

const app = testApp();
const db = testDb(app);
const receiver = webhookReceiver();

async function loggedIn<Kind extends 'employer' | 'admin'>(kind: Kind) {
  const { id } = await (kind === 'admin' ? makeAdmin : makeEmployer)(db);
  return { kind, id, sessionId: await makeSession(db, id) } satisfies Viewer;
}

const newEmployer = () => loggedIn('employer');

const add = (viewer: Viewer, url: string, events: string[] = ['message.created']) =>
  mutateAs(app, viewer, 'addWebhookEndpoint', { url, events });

it.each([
  ['https://192.168.0.1/', 'Please provide an address on the public internet.'],
  ['', 'Please provide an address that begins with https://.'],
  ['hooks.example.com', 'Please provide an address that begins with https://.'],
  ['http://hooks.example.com/', 'Please provide an address that begins with https://.'],
  ['file:///etc/passwd', 'Please provide an address that begins with https://.'],
  [
    'https://user:secret@hooks.example.com/',
    'Please provide the address without a user and a password. Each request is signed.',
  ],
  ['https://hooks.example.com/#part', 'Please provide the address without the part after #.'],
  ['https://hooks.example.com:25/', 'Please use port 443, or one from 1024 on.'],
  [`https://hooks.example.com/${'a'.repeat(500)}`, 'The address can have up to 500 characters.'],
])('the address %j is refused', async (url, message) => {
  expect((await add(await newEmployer(), url)).fields).toEqual([{ field: 'url', message }]);
});

describe('an endpoint', () => {
  it('listens to events of its own account', async () => {
    const viewer = await newEmployer();
    const url = 'https://hooks.example.com:8443/hooks?key=1';
    expect((await add(viewer, url, [])).fields).toEqual([{ field: 'events', message: 'Please choose an event.' }]);
    const message = 'Please choose events of your own account.';
    expect((await add(viewer, url, ['report.created'])).fields).toEqual([{ field: 'events', message }]);
    await add(viewer, url, ['message.created', 'message.created']);
    const { id: userId } = viewer;
    expect(await db.webhookEndpoint.findMany({ where: { userId } })).toMatchObject([
      { url, events: ['message.created'], office: false },
    ]);
  });

  it.each(['employer', 'admin'] as const)('of an %s is one of five, whenever they are added', async (kind) => {
    const viewer = await loggedIn(kind);
    const urls = Array.from({ length: maxEndpoints + 3 }, (_, index) => `https://hooks.example.com/${index}`);
    const kinds = (await Promise.all(urls.map((url) => add(viewer, url)))).map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'AddWebhookEndpointPayload')).toHaveLength(maxEndpoints);
    expect(kinds.filter((kind) => kind === 'Conflict')).toHaveLength(3);
  });

  it('that leads to this machine all the same is sent nothing, and says why', async () => {
    const { db, sealer: sealing } = app.services;
    const { id: userId } = await newEmployer();
    const secret = await sealing.seal('whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==');
    const urls = [receiver.url, receiver.url.replace('http:', 'https:'), `https://localhost:${receiver.port}/`];
    for (const url of urls) {
      const { id } = await db.webhookEndpoint.create({ data: { userId, url, events: [], secret } });
      await db.webhookDelivery.create({ data: { endpointId: id, type: 'test', subject: 'test', recordId: id } });
    }
    await deliverWebhooks(app.inBackground);
    const deliveries = await db.webhookDelivery.findMany({ where: { endpoint: { userId } }, orderBy: { id: 'asc' } });
    expect(deliveries.map(({ state, status, error }) => [state, status, error])).toEqual([
      ['WAITING', null, 'The address does not begin with https://.'],
      ['WAITING', null, 'The address is not on the public internet.'],
      ['WAITING', null, expect.stringMatching(/^The host of the address was not found|^There was no answer/)],
    ]);
    expect(receiver.received).toEqual([]);
  });

  it('has a stored secret that is encrypted anew with the newest secret at a start, which is refused if none opens it', async () => {
    await db.webhookEndpoint.deleteMany();
    const { id: userId } = await newEmployer();
    const [older, newer, other] = ['older'.padEnd(32, '.'), 'newer'.padEnd(32, '.'), 'other'.padEnd(32, '.')];
    const sealed = await sealer([older]).seal('whsec_one');
    const endpoint = { userId, url: 'https://hooks.example.com/', events: [], secret: sealed };
    const former = { formerSecret: await sealer([older]).seal('whsec_two'), formerSecretUntil: app.clock.now };
    const { id } = await db.webhookEndpoint.create({ data: { ...endpoint, ...former } });
    await expect(openSecrets(db, { given: [other], own: async () => other })).rejects.toThrow(SecretMissing);
    await openSecrets(db, { given: [newer, older], own: async () => newer });
    const row = await db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect(await sealer([newer]).open(row.secret)).toBe('whsec_one');
    expect(await sealer([newer]).open(row.formerSecret ?? '')).toBe('whsec_two');
    await db.webhookEndpoint.deleteMany();
  });
});
