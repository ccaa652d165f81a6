import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Fixtures, type Person, peopleIn } from '../access/fixtures.ts';
import * as make from '../nouns/make.ts';
import { signedIn } from '../nouns/outcomes.ts';
import { makeJobOffer, makeReference, testPassword } from '../support/factories.ts';
import { testApp, testCatalog, testDatabase, testPool } from '../support/fixtures.ts';
import { mutateAs, mutationText } from '../support/graph.ts';
import { ending, expectSerial, type Rival, sent } from './serial.ts';

/** Two people do something at the same moment, at two applications with one database. `ROUNDS` sets how often. */

const rounds = Number(process.env.ROUNDS ?? 1);
const longestWaitMs = 60;

const database = testDatabase();
const options = () => ({ databaseUrl: database.url });
const apps = [testApp(options), testApp(options)] as const;
const catalog = testCatalog(apps[0]);
const pool = testPool(() => database.url);
beforeAll(async () => {
  await apps[1].services.reference.refresh();
});

type Input = (fixtures: Fixtures) => Promise<object> | object;
const does = (actor: Person, mutation: string, input: Input): Rival =>
  sent({
    title: `${actor}: ${mutation}`,
    mutation,
    actor,
    question: {
      ask: mutationText(mutation),
      variables: async (fixtures) => ({ input: await input(fixtures) }),
      answers: signedIn('done'),
    },
  });

const jobSeekerId = ({ people }: Fixtures) => encodeGlobalId('JobSeeker', people.jobSeeker.id);
const offerOf = async ({ app, catalog, people }: Fixtures) => {
  const { id } = await makeJobOffer(app.services.db, catalog, { employerId: people.employer.id });
  return encodeGlobalId('JobOffer', id);
};
/** What both of a pair share is made once. */
function shared<Value>(make: (fixtures: Fixtures) => Promise<Value>): (fixtures: Fixtures) => Promise<Value> {
  const made = new WeakMap<Fixtures, Promise<Value>>();
  return (fixtures) => {
    const value = made.get(fixtures) ?? make(fixtures);
    made.set(fixtures, value);
    return value;
  };
}
/** A city and a job that no one uses. */
const vacant = shared(async ({ app }) => {
  const reference = await makeReference(app.services.db);
  await Promise.all(apps.map(({ services }) => services.reference.refresh()));
  return reference;
});
const integration = shared(async ({ app, people }) => {
  const madeBy = { connect: { id: people.admin.id } };
  const user = { create: { role: 'ROLE_ADMIN', name: 'Payroll import' } } as const;
  const { id } = await app.services.db.integration.create({ data: { createdAt: app.clock.now, madeBy, user } });
  return encodeGlobalId('Integration', id);
});

const key = shared(async (of) => {
  const rights = { name: 'Night run', groups: ['OFFERS'], canWrite: false, days: 30 };
  const made = await mutateAs(of.app, of.viewer('otherEmployer'), 'addApiKey', rights, 'apiKey { id }');
  return made.apiKey.id;
});
const rotates = does('otherEmployer', 'rotateApiKey', async (of) => ({ id: await key(of) }));
const hook = shared(async (of) => {
  const input = { url: 'https://hooks.example.com/', events: ['message.created'] };
  const made = await mutateAs(of.app, of.viewer('admin'), 'addWebhookEndpoint', input, 'webhookEndpoint { id }');
  return made.webhookEndpoint.id;
});
const changesSecret = does('admin', 'rotateWebhookSecret', async (of) => ({ webhookEndpoint: await hook(of) }));

const publishes = does('premium', 'saveJobOffer', ({ catalog: { cityId, jobId } }) => ({
  city: encodeGlobalId('City', cityId),
  job: encodeGlobalId('Job', jobId),
  ...{ maxRate: 12, description: 'Evenings and weekends, in a friendly team.', partTime: true, state: 'ACTIVE' },
}));
const contacts = does('otherEmployer', 'contactJobSeeker', (of) => ({ jobSeeker: jobSeekerId(of), partTime: true }));
const introduces = does('admin', 'introduceJobSeeker', (of) => ({
  employer: encodeGlobalId('Employer', of.people.otherEmployer.id),
  jobSeeker: jobSeekerId(of),
}));
const applies = does('jobSeeker', 'applyToJobOffer', async (of) => ({ jobOffer: await offerOf(of) }));
const asks = does('jobSeeker', 'askAboutJobOffer', async (of) => ({
  jobOffer: await offerOf(of),
  message: 'Is it near?',
}));
const newPassword = does('jobSeeker', 'changePassword', () => ({
  currentPassword: testPassword,
  newPassword: 'another horse battery',
}));
const reports = does('premium', 'report', (of) => ({ subject: jobSeekerId(of), reason: 'SPAM' }));
const saves = does('premium', 'addSavedSearch', async (of) => {
  const { cityId, jobId } = await vacant(of);
  return { cityId, jobId };
});

const rivals: readonly (readonly [Rival, Rival])[] = [
  [ending('premium', 'banned'), publishes],
  [ending('premium', 'deleted'), publishes],
  [ending('otherEmployer', 'deleted'), contacts],
  [ending('jobSeeker', 'deleted'), contacts],
  [ending('otherEmployer', 'deleted'), introduces],
  [ending('jobSeeker', 'deleted'), applies],
  [ending('jobSeeker', 'banned'), applies],
  [ending('jobSeeker', 'deleted'), asks],
  [ending('jobSeeker', 'deleted'), does('jobSeeker', 'changeName', () => ({ name: 'Nadia Rahman' }))],
  [
    ending('jobSeeker', 'deleted'),
    does('jobSeeker', 'changeEmail', () => ({ email: `${make.unique()}@example.test`, password: testPassword })),
  ],
  [ending('jobSeeker', 'deleted'), reports],
  [
    ending('jobSeeker', 'deleted'),
    does('admin', 'sendEmail', (of) => ({ user: jobSeekerId(of), text: 'Hello from our team.' })),
  ],
  [
    does('jobSeeker', 'deleteMyAccount', () => ({ password: testPassword })),
    does('jobSeeker', 'sendMessage', (of) => ({ chat: { databaseId: of.contacts.premium.chatId }, text: 'Hello' })),
  ],
  [
    ending('jobSeeker', 'deleted'),
    does('jobSeeker', 'addWebhookEndpoint', () => ({
      url: 'https://hooks.example.com/',
      events: ['message.created'],
    })),
  ],
  [
    does('admin', 'endIntegration', async (of) => ({ integration: await integration(of) })),
    does('admin', 'addApiKey', async (of) => ({
      integration: await integration(of),
      ...{ name: 'Night run', groups: ['OFFICE'], canWrite: true, days: 30 },
    })),
  ],
  [rotates, rotates],
  [rotates, does('otherEmployer', 'revokeApiKey', async (of) => ({ id: await key(of) }))],
  [changesSecret, changesSecret],
  [
    does('admin', 'endIntegration', async (of) => ({ integration: await integration(of) })),
    does('admin', 'renameIntegration', async (of) => ({ integration: await integration(of), name: 'Other run' })),
  ],
  [does('otherEmployer', 'blockUser', (of) => ({ jobSeeker: jobSeekerId(of) })), contacts],
  [reports, does('premium', 'addToShortlist', (of) => ({ jobSeeker: jobSeekerId(of) }))],
  [newPassword, newPassword],
  [does('admin', 'deleteCity', async (of) => ({ id: encodeGlobalId('City', (await vacant(of)).cityId) })), saves],
  [does('admin', 'deleteJob', async (of) => ({ id: encodeGlobalId('Job', (await vacant(of)).jobId) })), saves],
];

describe('at the same moment', () => {
  it.each(rivals.map((pair) => [`${pair[0].title}, and ${pair[1].title}`, pair] as const))(
    '%s',
    async (_title, pair) => {
      for (let round = 0; round < rounds; round += 1) {
        const waits = [Math.random() * longestWaitMs, Math.random() * longestWaitMs] as const;
        await expectSerial({ apps, catalog, pool }, pair, waits, 'done');
      }
    },
  );
});

it('times of messages follow their order, though the clocks of two machines differ', async () => {
  const fixtures = await peopleIn(apps[0], catalog);
  const { chatId } = fixtures.contacts.premium;
  const say = (at: 0 | 1, actor: Person) =>
    mutateAs(apps[at], fixtures.viewer(actor), 'sendMessage', { chat: { databaseId: chatId }, text: 'Hi' });
  const began = apps[0].clock.now;
  apps[0].clock.now = new Date(began.getTime() + 5_000);
  await say(0, 'jobSeeker');
  await Promise.all([say(1, 'jobSeeker'), say(0, 'premium'), say(1, 'jobSeeker')]);
  apps[0].clock.now = began;
  const messages = await apps[0].services.db.message.findMany({ where: { chatId }, orderBy: { id: 'asc' } });
  const times = messages.map(({ createdAt }) => createdAt.getTime()).slice(-4);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
