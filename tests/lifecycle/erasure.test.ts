import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeCustomers } from '../../server/domain/lifecycle/deletion/provider.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { databaseText } from '../billing/payment/databaseText.ts';
import { upload } from '../files/support.ts';
import { begun, send } from '../files/videoUploads.ts';
import { Visitor } from '../support/browserless.ts';
import { makeChatFixtures, say } from '../support/chatFixtures.ts';
import { makeJobOffer, testPassword } from '../support/factories.ts';
import { film, picture } from '../support/files.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { openProviderSide } from '../support/sandbox.ts';

/** What is left in the database, among the files and at the payment provider after people have deleted their accounts. */

const app = testApp();
let pool: pg.Pool;
const fixtures = fixture(() => makeChatFixtures(app));

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: app.databaseUrl });
});
afterAll(async () => {
  await pool.end();
});

/** In every planted text. Search texts are lower case, without hyphens. */
const planted = 'plantedzq';

/** Plants a different text in every column of a table that holds texts, so that a new column is planted too. */
async function plant(table: string, where: string, except: string[]): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND data_type = 'text' AND column_name <> ALL ($2)`,
    [table, except],
  );
  const changes = rows.map(({ name }) => `${name} = '${planted} ${name}'`);
  const { rowCount } = await pool.query(`UPDATE "${table}" SET ${changes.join(', ')} WHERE ${where}`);
  expect(rowCount, table).toBeGreaterThan(0);
  return changes.length;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

it('leaves no personal data in the database or among the files, and the chat readable', async () => {
  const { db } = app.services;
  const { id, loginEmail } = await db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
  await say(fixtures.employer, fixtures.chatId, 'Can you start on Monday?');
  await say(fixtures.jobSeeker, fixtures.chatId, 'Yes, at nine.');
  // A photo, and one that was never used.
  await upload(fixtures.jobSeeker, 'uploadPhoto', await picture().png().toBuffer());
  await upload(fixtures.jobSeeker, 'uploadPhoto', await picture(300, 301).png().toBuffer());
  // A video, and another one of which a part has arrived.
  const video = await film();
  await upload(fixtures.jobSeeker, 'uploadVideo', video);
  const part = new Uint8Array(video.subarray(0, 1000));
  await send(fixtures.jobSeeker, await begun(fixtures.jobSeeker, video.length), 0, part);
  expect(await db.resumableUploadPart.count()).toBe(1);
  await fixtures.jobSeeker.graphql('mutation { saveOfferAlert(input: { frequency: DAILY }) { __typename } }');
  const { photoUri, videoUri } = await db.user.findUniqueOrThrow({ where: { id } });
  expect(videoUri).not.toBeNull();
  await fixtures.jobSeeker.graphql(
    'mutation ($p: String!) { changeEmail(input: { email: "plantedzq-new@example.test", password: $p }) { __typename } }',
    { p: testPassword },
  );
  await fixtures.admin.graphql(
    `mutation ($user: ID!) {
      sendEmail(input: { user: $user, message: "Dear ${planted}, please add a photo.", clientKey: "k" }) { __typename } }`,
    { user: encodeGlobalId('JobSeeker', id) },
  );
  await new Visitor(app.url).post('/api/auth/request-password-reset', {
    email: loginEmail,
    redirectTo: '/reset-password',
  });
  await new Visitor(app.url).post('/api/auth/sign-in/email', { email: loginEmail, password: testPassword });
  const count = await plant('user', `id = ${id}`, [
    'search_head',
    'search_text',
    'rate_currency',
    'login_email',
    'email',
    'photo_uri',
    'video_uri',
    'video_poster_uri',
    'stripe_customer_id',
  ]);
  expect(count).toBeGreaterThan(12);
  await db.user.update({
    where: { id },
    data: { email: `${planted}@example.test`, loginEmail: `${planted}@example.test`, photoUri, videoUri, sexId: null },
  });
  await plant('session', `user_id = ${id}`, ['token']);
  expect(await databaseText(pool)).toContain(planted);
  expect(await filesBelow(join(app.dataDir, 'media'))).not.toEqual([]);

  const { data } = await fixtures.jobSeeker.graphql<{ deleteMyAccount: { __typename: string } }>(
    'mutation ($p: String!) { deleteMyAccount(input: { password: $p }) { __typename } }',
    { p: testPassword },
  );
  expect(data?.deleteMyAccount.__typename).toBe('DeleteMyAccountPayload');
  const left = (await databaseText(pool)).split('\n').filter((row) => row.includes(planted));
  expect(left).toEqual([]);
  expect(await filesBelow(join(app.dataDir, 'media'))).toEqual([]);
  const chat = await fixtures.employer.graphql(
    `query ($id: Int!) { chat(reference: { databaseId: $id }) {
      counterpart { name } messages(first: 10) { edges { node { text } } } } }`,
    { id: fixtures.chatId },
  );
  expect(chat.data).toEqual({
    chat: {
      counterpart: { name: 'Deleted user' },
      messages: { edges: [{ node: { text: 'Yes, at nine.' } }, { node: { text: 'Can you start on Monday?' } }] },
    },
  });
});

it('removes the picture of an offer, and the customer with the cards at the payment provider', async () => {
  const { db } = app.services;
  const id = fixtures.employerId;
  const { uri = '' } = await upload(fixtures.employer, 'uploadJobOfferImage', await picture().png().toBuffer());
  const { cityId, jobId } = await db.user.findFirstOrThrow({ where: { cityId: { not: null } } });
  await makeJobOffer(db, { cityId: cityId ?? 0, jobId: jobId ?? 0 }, { employerId: id, photoUri: uri });
  const provider = await openProviderSide(app);
  const { customerId } = await provider.makeCustomer(id);
  await provider.stripe.customers.update(customerId, { name: `${planted} Café`, email: `${planted}@example.test` });
  const card = await provider.takeCard('visa');
  await provider.stripe.paymentMethods.attach(card, { customer: customerId });
  await provider.stripe.paymentMethods.update(card, { billing_details: { name: `${planted} Erin` } });
  expect((await fetch(app.url + uri)).status).toBe(200);

  await fixtures.employer.graphql(
    'mutation ($p: String!) { deleteMyAccount(input: { password: $p }) { __typename } }',
    {
      p: testPassword,
    },
  );
  expect((await fetch(app.url + uri)).status).toBe(404);
  await removeCustomers(app.services);
  expect(await provider.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
  expect(await provider.stripe.paymentMethods.retrieve(card)).toMatchObject({
    customer: null,
    billing_details: { name: null },
  });
  expect(await databaseText(pool)).not.toContain(`${planted} `);
  await provider.close();
});
