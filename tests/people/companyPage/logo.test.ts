import { expect, it } from 'vitest';
import { testUploadFixtures, upload } from '../../files/support.ts';
import { testPassword } from '../../support/factories.ts';
import { picture } from '../../support/files.ts';

/** The file of a logo: its size, its life, and the deletion of the account. */

const fixtures = testUploadFixtures();

const save = (input: object) =>
  fixtures.who.employer.graphql(
    'mutation ($input: SaveEmployerInput!) { saveEmployer(input: $input) { __typename } }',
    {
      input,
    },
  );
const newLogo = async (width: number) =>
  (await upload(fixtures.who.employer, 'uploadLogo', await picture(width, 400).png().toBuffer())).uri ?? '';
const statusOf = async (uri: string) => (await fixtures.who.anonymous.fetch(uri)).status;
const row = () => fixtures.app.services.db.user.findUniqueOrThrow({ where: { id: fixtures.ids.employer } });

it('is a square of 300 pixels that everyone can load, and a replaced one is removed', async () => {
  const first = await newLogo(500);
  expect(first).toMatch(/^\/media\/logos\/[0-9a-f]{32}\.webp$/);
  await save({ logoUri: first });
  expect(await fixtures.app.services.db.upload.findFirst({ where: { kind: 'LOGO' } })).toMatchObject({
    attachedAt: expect.any(Date),
  });
  expect(await statusOf(first)).toBe(200);
  const second = await newLogo(600);
  await save({ logoUri: second });
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  // Saving something else, or the same one, keeps it.
  await save({ site: null });
  await save({ logoUri: second });
  expect(await statusOf(second)).toBe(200);
});

it('is erased with the account, as the text is', async () => {
  await save({ about: 'We bake bread.' });
  const { logoUri } = await row();
  await fixtures.who.employer.graphql(
    'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { __typename } }',
    { password: testPassword },
  );
  expect(await row()).toMatchObject({ about: null, logoUri: null, company: null });
  expect(await statusOf(logoUri ?? '')).toBe(404);
});
