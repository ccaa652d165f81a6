import { beforeEach, expect } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { deliverWebhooks } from '../../server/webhooks/deliver.ts';
import { type ChatFixtures, makeChatFixtures } from './chatFixtures.ts';
import { makeSession } from './factories.ts';
import { fixture, testApp, testDb } from './fixtures.ts';
import { mutateAs, readAs } from './graph.ts';
import { webhookReceiver } from './webhookReceiver.ts';

type Delivery = {
  id: string;
  type: string;
  webhookId: string;
  state: string;
  attempts: number;
  status: number | null;
  answer: string | null;
  error: string | null;
  request: string | null;
  nextAttemptAt: string | null;
};

/** An application, a chat, and a receiver of webhooks, with what tests of deliveries do. Before each test there are no endpoints. */
export function testWebhooks() {
  const app = testApp({ environment: { WEBHOOKS_TO_PRIVATE: '1' } });
  const db = testDb(app);
  const chat: ChatFixtures = fixture(() => makeChatFixtures(app));
  const receiver = webhookReceiver();

  const employer = (): Viewer => ({ kind: 'employer', id: chat.employerId, sessionId: 1 });
  const deliver = () => deliverWebhooks(app.inBackground);
  const later = (seconds: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + seconds * 1_000);
  };

  beforeEach(async () => {
    // The standard's library compares the time of a signature with the machine's clock.
    app.clock.now = new Date();
    receiver.clear();
    await db.webhookEndpoint.deleteMany();
  });

  /** By someone who has just proven who they are. */
  const change = async (viewer: Viewer, mutation: string, input: object, fields = '') =>
    mutateAs(app, await proven(viewer), mutation, input, fields);
  const proven = async (viewer: Viewer): Promise<Viewer> =>
    'sessionId' in viewer ? { ...viewer, sessionId: await makeSession(db, viewer.id) } : viewer;

  async function add(viewer: Viewer, events: string[], url = receiver.url): Promise<{ id: string; secret: string }> {
    const added = await change(viewer, 'addWebhookEndpoint', { url, events }, 'secret webhookEndpoint { id }');
    expect(added).toMatchObject({ __typename: 'AddWebhookEndpointPayload' });
    return { id: added.webhookEndpoint.id, secret: added.secret };
  }

  async function deliveries(viewer: Viewer, endpoint: string): Promise<Delivery[]> {
    const query = `query ($id: ID!) { node(id: $id) { ... on WebhookEndpoint { deliveries { edges { node {
      id type webhookId state attempts status answer error request nextAttemptAt } } } } } }`;
    const { node } = await readAs(app, viewer, query, { id: endpoint });
    return node.deliveries.edges.map(({ node }: { node: Delivery }) => node);
  }

  const test = (endpoint: string) => change(employer(), 'sendTestEvent', { webhookEndpoint: endpoint });
  return { app, db, chat, receiver, employer, deliver, later, change, add, deliveries, test };
}
