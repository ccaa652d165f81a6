import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/**
 * Who may see which data of a job seeker. All restricted data is a unique text, which must not occur in any response to a
 * viewer without access.
 */

const planted = {
  name: 'Maria Plantedsurname',
  email: 'planted-address@example.test',
  whatsApp: '+6581119999',
  zipCode: 'PLANTED-ZIP',
  situation: 'PLANTED-SITUATION',
};

const app = testApp();
const catalog = testCatalog(app);
let maria: { id: number };
const who: Record<string, Visitor> = {};

beforeAll(async () => {
  const { db } = app.services;
  maria = await makeJobSeeker(db, catalog, {
    name: planted.name,
    email: planted.email,
    whatsApp: planted.whatsApp,
    zipCode: planted.zipCode,
    situationInCountry: planted.situation,
  });
  const signedIn = (user: { loginEmail: string | null }) =>
    new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);

  who.anonymous = new Visitor(app.url);
  who.self = await signedIn({ loginEmail: planted.email });
  who.otherJobSeeker = await signedIn(await makeJobSeeker(db, catalog));
  who.admin = await signedIn(await makeAdmin(db));

  const employers = {
    employer: [false, false],
    contacted: [false, true],
    premium: [true, false],
    client: [true, true],
  };
  for (const [name, [pays, contacts]] of Object.entries(employers)) {
    const employer = await makeEmployer(db);
    if (pays) await makeSubscription(db, employer.id, app.clock.now);
    const visitor = await signedIn(employer);
    if (contacts) {
      await visitor.graphql(`mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }`, {
        id: Buffer.from(`JobSeeker:${maria.id}`).toString('base64url'),
      });
    }
    who[name] = visitor;
  }
});

const everything = `
  name email whatsApp zipCode situationInCountry updated active
  photoUri videoUri videoPosterUri videoTranscript title description jobAreas answer1 answer2 answer3 answer4 partTime fullTime minRate createdAt
  job { name } city { name } nativeCountry { name } language { name } sex { name } experience { name }`;

type Seen = Record<string, unknown>;
const look = async (name: string): Promise<Seen | null> => {
  const answer = await who[name]?.graphql<{ jobSeeker: Seen | null }>(
    `query ($id: Int!) { jobSeeker(databaseId: $id) { ${everything} } }`,
    { id: maria.id },
  );
  expect(answer?.errors).toBeUndefined();
  return answer?.data?.jobSeeker ?? null;
};

const contactData = { email: planted.email, whatsApp: planted.whatsApp };
const privateData = { zipCode: planted.zipCode, situationInCountry: planted.situation, updated: true, active: true };
const nothing = { email: null, whatsApp: null };
const nothingPrivate = { zipCode: null, situationInCountry: null, updated: null, active: null };

describe('the data of a job seeker', () => {
  it.each([
    ['anonymous', { name: 'Maria', ...nothing, ...nothingPrivate }],
    ['otherJobSeeker', { name: 'Maria', ...nothing, ...nothingPrivate }],
    ['employer', { name: 'Maria', ...nothing, ...nothingPrivate }],
    ['contacted', { name: 'Maria', ...nothing, ...nothingPrivate }],
    ['premium', { name: 'Maria', ...nothing, ...nothingPrivate }],
    ['client', { name: planted.name, ...contactData, ...nothingPrivate }],
    ['self', { name: planted.name, ...contactData, ...privateData }],
    ['admin', { name: planted.name, ...contactData, ...privateData }],
  ])('is visible to %s only as far as permitted', async (name, expected) => {
    expect(await look(name)).toMatchObject({ ...expected, title: 'Friendly waiter', minRate: 12, partTime: false });
  });

  it.each(['anonymous', 'otherJobSeeker', 'employer', 'contacted', 'premium'])(
    'is not revealed to %s by any list, chat or error',
    async (name) => {
      const answers = [
        await who[name]?.graphql(`{ jobSeekers(first: 100) { edges { node { ${everything} } } } }`),
        await who[name]?.graphql(
          `{ chats(first: 100) { edges { node { counterpart { name } members { name } jobSeeker { ${everything} } } } } }`,
        ),
        await who[name]?.graphql(`{ contactRequests(first: 100) { edges { node { jobSeekerName } } } }`),
        await who[name]?.graphql('{ node(id: "nonsense") { id } nodes(ids: ["x"]) { id } }'),
      ];
      const text = JSON.stringify(answers);
      expect(text).toContain('Maria');
      for (const secret of [planted.email, planted.whatsApp, planted.zipCode, planted.situation, 'Plantedsurname']) {
        expect(text).not.toContain(secret);
      }
    },
  );
});

describe('a paused job seeker', () => {
  it('is visible only to themselves and admins', async () => {
    const { db } = app.services;
    await db.user.update({ where: { id: maria.id }, data: { active: false } });
    try {
      const seenBy = await Promise.all(Object.keys(who).map(async (name) => ((await look(name)) ? name : null)));
      expect(seenBy.filter(Boolean)).toEqual(['self', 'admin']);
      const node = `{ node(id: "${Buffer.from(`JobSeeker:${maria.id}`).toString('base64url')}") { id } }`;
      const missing = `{ node(id: "${Buffer.from('JobSeeker:2000000000').toString('base64url')}") { id } }`;
      const answer = await who.client?.graphql(node);
      expect(answer).toEqual(await who.client?.graphql(missing));
      const list = await who.admin?.graphql<{ jobSeekers: { edges: { node: { databaseId: number } }[] } }>(
        '{ jobSeekers(first: 100) { edges { node { databaseId } } } }',
      );
      expect(list?.data?.jobSeekers.edges.map(({ node }) => node.databaseId)).not.toContain(maria.id);
    } finally {
      await db.user.update({ where: { id: maria.id }, data: { active: true } });
    }
  });
});

describe('an employer', () => {
  it('is visible by first name, and with email, WhatsApp and company only to themselves and admins', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db, { name: 'Erin Lastname', company: 'Hidden Cafe' });
    const own = await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
    const query = `{ node(id: "${Buffer.from(`Employer:${employer.id}`).toString('base64url')}") {
      ... on Employer { name email whatsApp company } } }`;
    const whole = { name: 'Erin Lastname', email: employer.email, whatsApp: employer.whatsApp, company: 'Hidden Cafe' };
    const publicPart = { name: 'Erin', email: null, whatsApp: null, company: null };
    expect((await own.graphql(query)).data).toEqual({ node: whole });
    expect((await who.admin?.graphql(query))?.data).toEqual({ node: whole });
    for (const name of ['anonymous', 'self', 'premium']) {
      expect((await who[name]?.graphql(query))?.data, name).toEqual({ node: publicPart });
    }
  });
});
