import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { outcomes, signedIn } from './outcomes.ts';

/** Webhook endpoints and what was delivered to them are for their owner alone. */

/** Removes the endpoints of this actor, and of no one else: others prepare theirs at the same time. Returns the id of the owner. */
async function removeAll({ app, people }: Fixtures, actor: Actor): Promise<number> {
  const userId = actor === 'anonymous' ? people.jobSeeker.id : people[actor].id;
  await app.services.db.webhookEndpoint.deleteMany({ where: { userId } });
  return userId;
}

/** An endpoint of this actor, in place of those that the actor has; of a visitor and a guest there is none. */
async function endpointOf(fixtures: Fixtures, actor: Actor): Promise<{ id: number }> {
  const userId = await removeAll(fixtures, actor);
  const { services } = fixtures.app;
  return services.db.webhookEndpoint.create({
    data: {
      userId,
      url: 'https://hooks.example.com/',
      events: ['message.created'],
      secret: await services.sealer.seal(`whsec_${Buffer.from('a secret of the tests').toString('base64')}`),
      office: actor === 'admin',
      // So that ending the pause changes something.
      pausedAt: services.now(),
    },
    select: { id: true },
  });
}

async function deliveryOf(fixtures: Fixtures, actor: Actor): Promise<{ id: number }> {
  const { id: endpointId } = await endpointOf(fixtures, actor);
  const { db } = fixtures.app.services;
  await db.webhookEndpoint.update({ where: { id: endpointId }, data: { pausedAt: null } });
  return db.webhookDelivery.create({
    data: { endpointId, type: 'test', subject: 'test', recordId: endpointId },
    select: { id: true },
  });
}

const ofAnother = (actor: Actor): Actor => (actor === 'premium' ? 'employer' : 'premium');

type Made = (fixtures: Fixtures, actor: Actor) => Promise<{ id: number }>;

/** Of the actor, of another one, and of none. */
const changes = (
  mutation: string,
  typename: 'WebhookEndpoint' | 'WebhookDelivery',
  made: Made,
  { input = '', others = 'NotFound' }: { input?: string; others?: string } = {},
): Record<string, Question> => {
  const argument = typename === 'WebhookEndpoint' ? 'webhookEndpoint' : 'webhookDelivery';
  const ask = `mutation ($id: ID!) { ${mutation}(input: { ${argument}: $id ${input} }) { __typename } }`;
  const about =
    (id: Made): Question['variables'] =>
    async (fixtures, actor) => ({
      id: encodeGlobalId(typename, (await id(fixtures, actor)).id),
    });
  return {
    'their own': { ask, variables: about(made), answers: signedIn('done') },
    "another user's": {
      ask,
      variables: about((fixtures, actor) => made(fixtures, ofAnother(actor))),
      answers: signedIn(others),
    },
    'one that does not exist': { ask, variables: about(async () => ({ id: make.noId })), answers: signedIn(others) },
  };
};

const running: Made = async (fixtures, actor) => {
  const { id } = await endpointOf(fixtures, actor);
  await fixtures.app.services.db.webhookEndpoint.update({ where: { id }, data: { pausedAt: null } });
  return { id };
};

const values = 'url: "https://other.example.com/hooks", events: ["message.created"]';

export const webhook = {
  graph: {
    'node WebhookEndpoint': {
      "the premium employer's": nodeOf(
        'WebhookEndpoint',
        async (fixtures) => (await endpointOf(fixtures, 'premium')).id,
        outcomes({ rest: 'NotFound', premium: 'seen' }),
      ),
    },
    'node WebhookDelivery': {
      "the premium employer's": nodeOf(
        'WebhookDelivery',
        async (fixtures) => (await deliveryOf(fixtures, 'premium')).id,
        outcomes({ rest: 'NotFound', premium: 'seen' }),
      ),
    },
    'Mutation.addWebhookEndpoint': {
      'of their own': {
        ask: `mutation { addWebhookEndpoint(input: { ${values} }) { __typename } }`,
        variables: async (fixtures, actor) => {
          await removeAll(fixtures, actor);
          return {};
        },
        answers: signedIn('done'),
      },
      'at an address of this network': {
        ask: 'mutation { addWebhookEndpoint(input: { url: "https://192.168.0.1/", events: ["message.created"] }) { __typename } }',
        answers: signedIn('InvalidInput'),
      },
      'for an unknown event': {
        ask: 'mutation { addWebhookEndpoint(input: { url: "https://hooks.example.com/", events: ["message.read"] }) { __typename } }',
        answers: signedIn('InvalidInput'),
      },
      'for the events of admins': {
        ask: 'mutation { addWebhookEndpoint(input: { url: "https://hooks.example.com/", events: ["report.created"] }) { __typename } }',
        variables: async (fixtures, actor) => {
          await removeAll(fixtures, actor);
          return {};
        },
        answers: { ...signedIn('InvalidInput'), admin: 'done' },
      },
    },
    'Mutation.changeWebhookEndpoint': changes('changeWebhookEndpoint', 'WebhookEndpoint', endpointOf, {
      input: values,
    }),
    'Mutation.removeWebhookEndpoint': changes('removeWebhookEndpoint', 'WebhookEndpoint', endpointOf, {
      others: 'done',
    }),
    'Mutation.rotateWebhookSecret': changes('rotateWebhookSecret', 'WebhookEndpoint', endpointOf),
    'Mutation.resumeWebhookEndpoint': changes('resumeWebhookEndpoint', 'WebhookEndpoint', endpointOf),
    'Mutation.sendTestEvent': {
      ...changes('sendTestEvent', 'WebhookEndpoint', running),
      'to one that is paused': {
        ask: 'mutation ($id: ID!) { sendTestEvent(input: { webhookEndpoint: $id }) { __typename } }',
        variables: async (fixtures, actor) => ({
          id: encodeGlobalId('WebhookEndpoint', (await endpointOf(fixtures, actor)).id),
        }),
        answers: signedIn('Conflict'),
      },
    },
    'Mutation.sendWebhookAgain': changes('sendWebhookAgain', 'WebhookDelivery', deliveryOf),
  },
} satisfies Noun;
