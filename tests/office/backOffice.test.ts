import { describe, expect, it } from 'vitest';
import { uriOf } from '../../server/domain/files/stored/rules.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeEmployer, makeJobSeeker, makeUpload } from '../support/factories.ts';
import { testAdmin, testApp, testCatalog } from '../support/fixtures.ts';
import { askAs, mutateAs, readAs } from '../support/graph.ts';

const app = testApp();
const catalog = testCatalog(app);
const admin = testAdmin(app);

const save = (noun: string, input: object, selected = '') => mutateAs(app, admin, `save${noun}`, input, selected);
const remove = (noun: string, id: string) => mutateAs(app, admin, `delete${noun}`, { id });
const city = (input: object = {}) => ({
  name: 'Testville',
  countryId: catalog.countryId,
  recommendedPrices: [15, 10, 12, 10],
  ...input,
});
const saveCity = async (input: object = {}) =>
  (await save('City', city(input), 'city { id name slug recommendedPrices timeZone }')).city;

it.each([
  ['Job', () => ({ name: ' ', plural: 'Testers' })],
  ['City', () => city({ name: ' ' })],
  ['ContactRequestStatus', () => ({ name: ' ', description: 'Waits for an answer' })],
  ['EmailTemplate', () => ({ name: ' ', text: 'Hello and welcome' })],
])('%s is refused at its field without a name or title', async (noun, input) => {
  const [field] = Object.keys(input());
  expect(await save(noun, input())).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
});

it('a job or city in use is not deleted, and the refusal says why', async () => {
  await makeJobSeeker(app.services.db, catalog);
  for (const [noun, id] of [
    ['Job', catalog.jobId],
    ['City', catalog.cityId],
  ] as const)
    expect(await remove(noun, encodeGlobalId(noun, id))).toEqual({
      __typename: 'Conflict',
      message: `This ${noun.toLowerCase()} is used by people or job offers.`,
    });
});

it('a city sorts its recommended prices, removes duplicates and refuses invalid ones', async () => {
  expect((await saveCity()).recommendedPrices).toEqual([10, 12, 15]);
  for (const recommendedPrices of [[], [0], [-3]])
    expect(await save('City', city({ recommendedPrices }))).toMatchObject({ __typename: 'InvalidInput' });
});

it('a city keeps its time zone; a new one has that of the first in its country unless it has one of its own', async () => {
  await app.services.db.city.update({ where: { id: catalog.cityId }, data: { timeZone: 'Asia/Tokyo' } });
  const first = await saveCity({ name: 'Osaka' });
  expect(first.timeZone).toBe('Asia/Tokyo');
  expect((await saveCity({ name: 'Perth', timeZone: 'Australia/Perth' })).timeZone).toBe('Australia/Perth');
  expect((await saveCity({ name: 'Osaka', id: first.id })).timeZone).toBe('Asia/Tokyo');
});

it('a slug is derived from the first name, does not change and is unique', async () => {
  const first = await saveCity({ name: 'São Paulo' });
  expect(first.slug).toBe('sao-paulo');
  expect(await saveCity({ name: 'Sampa', id: first.id })).toMatchObject({ name: 'Sampa', slug: 'sao-paulo' });
  expect((await saveCity({ name: 'Sao Paulo' })).slug).toBe('sao-paulo-2');
});

it.each(['job', 'city'])('a %s is found by its slug or its id, and exactly one of them is required', async (field) => {
  const { reference } = app.services;
  const [record] = field === 'job' ? reference.jobs.all : reference.cities.all;
  const ask = async (args: string) => askAs(app, { kind: 'anonymous' }, `{ ${field}${args} { databaseId slug } }`);
  const found = { [field]: { databaseId: record?.id, slug: record?.slug } };
  expect((await ask(`(slug: "${record?.slug}")`)).data).toEqual(found);
  expect((await ask(`(databaseId: ${record?.id})`)).data).toEqual(found);
  for (const args of ['(slug: "nothing")', '(databaseId: 2000000000)', '(databaseId: -1)'])
    expect((await ask(args)).data, args).toEqual({ [field]: null });
  for (const args of ['', '(slug: null)', '(slug: "a", databaseId: 1)']) {
    expect(
      (await ask(args)).errors?.map(({ extensions }) => extensions.code),
      args,
    ).toEqual(['InvalidInput']);
  }
});

it('a new job is public at once, and a deleted one is gone at once', async () => {
  const { job } = await save('Job', { name: 'Florist', plural: 'Florists' }, 'job { id }');
  const seen = () => readAs(app, { kind: 'anonymous' }, '{ job(slug: "florist") { id } }');
  expect(await seen()).toEqual({ job });
  await remove('Job', job.id);
  expect(await seen()).toEqual({ job: null });
});

describe('an endorsement', () => {
  const person = { kind: 'TESTIMONIAL', name: 'Grace Lim', subTitle: 'Baker', text: 'They came at once.' };

  it('needs the words of a person, and drops those of a client', async () => {
    for (const [input, field, message] of [
      [{ text: ' ' }, 'text', 'Please provide a text.'],
      [{ name: '' }, 'name', 'Please provide a name.'],
      [{ subTitle: 'x'.repeat(81) }, 'subTitle', 'Please use at most 80 characters.'],
    ] as const)
      expect(await save('Endorsement', { ...person, ...input })).toMatchObject({ fields: [{ field, message }] });
    expect(await app.services.db.endorsement.count()).toBe(0);
    expect(await save('Endorsement', { ...person, kind: 'CLIENT' }, 'endorsement { text }')).toMatchObject({
      endorsement: { text: null },
    });
  });

  // The life of its picture: tests/files/lifetime.test.ts.
  it('takes a picture that the admin uploaded for it, and no other one', async () => {
    const { db } = app.services;
    for (const imageUri of [
      uriOf(await makeUpload(db, (await makeEmployer(db)).id, 'ENDORSEMENT_IMAGE')),
      uriOf(await makeUpload(db, admin.id, 'LOGO')),
      'https://elsewhere.example/picture.webp',
    ])
      expect(await save('Endorsement', { ...person, imageUri }), imageUri).toMatchObject({
        fields: [{ field: 'imageUri', message: 'Please upload the picture first.' }],
      });
  });
});
