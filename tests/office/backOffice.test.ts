import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** The records that only admins manage: jobs, cities, careers, statuses, templates of emails. */

const app = testApp();
const catalog = testCatalog(app);
const who: Record<string, Visitor> = {};

type Answer = { [mutation: string]: Record<string, unknown> & { __typename: string } };

const failure = '... on Failure { message code }';
const fields = '... on InvalidInput { fields { field message } }';
const run = async (name: string, mutation: string, inputType: string, input: object, success: string) => {
  const answer = await who[name]?.graphql<Answer>(
    `mutation ($input: ${inputType}!) { ${mutation}(input: $input) { __typename ${success} ${failure} } }`,
    { input },
  );
  expect(answer?.errors).toBeUndefined();
  return answer?.data?.[mutation];
};

/** The input and the selection for each noun. */
const kept = {
  Job: { input: () => ({ name: 'Tester', plural: 'Testers' }), selection: 'job { id name plural slug }' },
  City: {
    input: () => ({ name: 'Testville', countryId: catalog.countryId, recommendedPrices: [15, 10, 12, 10] }),
    selection: 'city { id name slug recommendedPrices country { id } }',
  },
  Career: {
    input: () => ({ title: 'Editor', subTitle: 'Full time', description: 'Writes' }),
    selection: 'career { id title subTitle description }',
  },
  ContactRequestStatus: {
    input: () => ({ name: 'Waiting', description: 'Waits for an answer' }),
    selection: 'status { id name description }',
  },
  EmailTemplate: {
    input: () => ({ name: 'Welcome', text: 'Hello and welcome' }),
    selection: 'emailTemplate { id name text }',
  },
} as const;

type Noun = keyof typeof kept;
const nouns = Object.keys(kept) as Noun[];
const save = (name: string, noun: Noun, input: object) =>
  run(
    name,
    `save${noun}`,
    `Save${noun}Input`,
    input,
    `... on Save${noun}Payload { ${kept[noun].selection} } ${fields}`,
  );
const remove = (name: string, noun: Noun, id: unknown) =>
  run(name, `delete${noun}`, `Delete${noun}Input`, { id }, `... on Delete${noun}Payload { deletedId }`);
const recordOf = (answer: Record<string, unknown> | undefined): { id: string } & Record<string, unknown> => {
  const record = Object.values(answer ?? {}).find((value) => typeof value === 'object' && value !== null);
  if (!record || !('id' in record) || typeof record.id !== 'string') throw new Error(JSON.stringify(answer));
  return { ...record, id: record.id };
};

beforeAll(async () => {
  const { db } = app.services;
  who.anonymous = new Visitor(app.url);
  who.admin = await new Visitor(app.url).signIn((await makeAdmin(db)).loginEmail ?? '', testPassword);
});

describe.each(nouns)('%s', (noun) => {
  it('is refused at its field without a name or title', async () => {
    const [first = ''] = Object.keys(kept[noun].input());
    const answer = await save('admin', noun, { ...kept[noun].input(), [first]: '   ' });
    expect(answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: first }] });
  });
});

describe('a record in use', () => {
  it('is not deleted if it is a job or city, and the refusal says why', async () => {
    await makeJobSeeker(app.services.db, catalog);
    expect(await remove('admin', 'Job', encodeGlobalId('Job', catalog.jobId))).toMatchObject({
      __typename: 'Conflict',
      message: 'This job is used by people or job offers.',
    });
    expect(await remove('admin', 'City', encodeGlobalId('City', catalog.cityId))).toMatchObject({
      __typename: 'Conflict',
      message: 'This city is used by people or job offers.',
    });
  });
});

describe('a rule of a single noun', () => {
  it('a city sorts its recommended prices, removes duplicates and refuses invalid ones', async () => {
    const made = recordOf(await save('admin', 'City', kept.City.input()));
    expect(made.recommendedPrices).toEqual([10, 12, 15]);
    await remove('admin', 'City', made.id);
    for (const recommendedPrices of [[], [0], [-3]]) {
      const answer = await save('admin', 'City', { ...kept.City.input(), recommendedPrices });
      expect(answer).toMatchObject({ __typename: 'InvalidInput' });
    }
  });

  it('a slug is derived from the first name, does not change and is unique', async () => {
    const first = recordOf(await save('admin', 'City', { ...kept.City.input(), name: 'São Paulo' }));
    expect(first.slug).toBe('sao-paulo');
    const renamed = recordOf(await save('admin', 'City', { ...kept.City.input(), name: 'Sampa', id: first.id }));
    expect(renamed).toMatchObject({ name: 'Sampa', slug: 'sao-paulo' });
    const second = recordOf(await save('admin', 'City', { ...kept.City.input(), name: 'Sao Paulo' }));
    expect(second.slug).toBe('sao-paulo-2');
    await remove('admin', 'City', first.id);
    await remove('admin', 'City', second.id);
  });

  it('a new job is public at once, and a deleted one is gone at once', async () => {
    const made = recordOf(await save('admin', 'Job', { name: 'Florist', plural: 'Florists' }));
    const seen = await who.anonymous?.graphql('{ job(slug: "florist") { id } }');
    expect(seen?.data).toEqual({ job: { id: made.id } });
    await remove('admin', 'Job', made.id);
    expect((await who.anonymous?.graphql('{ job(slug: "florist") { id } }'))?.data).toEqual({ job: null });
  });
});
