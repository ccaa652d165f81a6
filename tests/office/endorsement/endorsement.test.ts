import { expect, it } from 'vitest';
import { uriOf } from '../../../server/domain/files/stored/rules.ts';
import { testUploadFixtures, upload } from '../../files/support.ts';
import { makeUpload } from '../../support/factories.ts';
import { picture } from '../../support/files.ts';

/** The clients and testimonials of the home page: what is stored, and the life of their pictures. */

const fixtures = testUploadFixtures();

const person = { kind: 'TESTIMONIAL', name: 'Grace Lim', subTitle: 'Baker', text: 'They came at once.' };

type Saved = {
  __typename: string;
  endorsement?: { id: string; text: string | null; imageUri: string | null };
  fields?: { field: string; message: string }[];
};

async function save(input: object): Promise<Saved> {
  const { data } = await fixtures.who.admin.graphql<{ saveEndorsement: Saved }>(
    `mutation ($input: SaveEndorsementInput!) { saveEndorsement(input: $input) {
      __typename ... on SaveEndorsementPayload { endorsement { id text imageUri } }
      ... on InvalidInput { fields { field message } } } }`,
    { input },
  );
  if (!data) throw new Error('No answer.');
  return data.saveEndorsement;
}
const newPicture = async () =>
  (await upload(fixtures.who.admin, 'uploadEndorsementImage', await picture(500, 400).png().toBuffer())).uri ?? '';
const statusOf = async (uri: string) => (await fixtures.who.anonymous.fetch(uri)).status;
const count = () => fixtures.app.services.db.endorsement.count();

it('needs the words of a person, and drops those of a client', async () => {
  const before = await count();
  expect(await save({ ...person, text: ' ' })).toMatchObject({
    fields: [{ field: 'text', message: 'Please provide a text.' }],
  });
  expect(await save({ ...person, name: '', subTitle: 'x'.repeat(81) })).toMatchObject({
    fields: [
      { field: 'name', message: 'Please provide a name.' },
      { field: 'subTitle', message: 'Please use at most 80 characters.' },
    ],
  });
  expect(await count()).toBe(before);
  expect((await save({ ...person, kind: 'CLIENT' })).endorsement).toMatchObject({ text: null });
});

it('takes a picture that the admin uploaded for it, and no other one', async () => {
  const { db } = fixtures.app.services;
  for (const wrong of [
    uriOf(await makeUpload(db, fixtures.ids.employer, 'ENDORSEMENT_IMAGE')),
    uriOf(await makeUpload(db, fixtures.ids.admin, 'LOGO')),
    'https://elsewhere.example/picture.webp',
  ]) {
    expect(await save({ ...person, imageUri: wrong }), wrong).toMatchObject({
      fields: [{ field: 'imageUri', message: 'Please upload the picture first.' }],
    });
  }
});

it('shows a picture to everyone, and removes it when it is replaced or its record is deleted', async () => {
  const first = await newPicture();
  expect(first).toMatch(/^\/media\/endorsements\/[0-9a-f]{32}\.webp$/);
  const { endorsement } = await save({ ...person, imageUri: first });
  const id = endorsement?.id ?? '';
  expect(await statusOf(first)).toBe(200);
  await save({ ...person, id, imageUri: first, name: 'Grace Tan' });
  expect(await statusOf(first)).toBe(200);
  const second = await newPicture();
  await save({ ...person, id, imageUri: second });
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  await fixtures.who.admin.graphql('mutation ($id: ID!) { deleteEndorsement(input: { id: $id }) { __typename } }', {
    id,
  });
  expect(await statusOf(second)).toBe(404);
});
