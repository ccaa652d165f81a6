import { beforeAll, expect, it } from 'vitest';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { testBrowser } from '../../support/browser.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeEmployer, makeJobSeeker, makeReference, makeSubscription, testPassword } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { announced, recordSpoken } from '../../support/liveRegions.ts';
import { listens, message, say } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** What the live regions of a page say about messages. */

const app = testApp();
const browser = testBrowser();
beforeAll(() => {
  app.clock.now = new Date();
});

it('a chat says what arrives, once and with the name, and nothing of what is there already', async () => {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const [boss, seeker] = [await makeEmployer(db, { name: 'Hugo Boss' }), await makeJobSeeker(db, catalog)];
  await makeSubscription(db, boss.id, app.clock.now);
  const employer = await new Visitor(app.url).signIn(boss.loginEmail ?? '', testPassword);
  const { data } = await employer.graphql<{ contactJobSeeker: { chat: { id: string; databaseId: number } } }>(
    `mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) {
      ... on ContactJobSeekerPayload { chat { id databaseId } } } }`,
    { id: encodeGlobalId('JobSeeker', seeker.id) },
  );
  const { id = '', databaseId = 0 } = data?.contactJobSeeker.chat ?? {};
  const write = (text: string) =>
    employer.graphql(
      'mutation ($id: ID!, $text: String!) { sendMessage(input: { chat: { id: $id }, text: $text }) { __typename } }',
      { id, text },
    );
  for (let number = 1; number <= 8; number += 1) await write(`Earlier ${number}`);

  const { page } = await signedIn(browser, app, seeker, desktop);
  await page.addInitScript(recordSpoken);
  const messages = async () => (await announced(page)).filter((text) => /Earlier|Monday|Report/.test(text));
  let listening = listens(page);
  await page.goto(`/chat/${databaseId}`);
  await message(page, 'Earlier 8').waitFor();
  await listening;
  expect(await messages()).toEqual([]);

  await write('Are you free on Monday?');
  await message(page, 'Are you free on Monday?').waitFor();
  await expect.poll(() => messages()).toEqual(['Hugo: Are you free on Monday?']);
  await say(page, 'Yes, on Monday.');
  await message(page, 'Yes, on Monday.').waitFor();
  await expect.poll(() => announced(page)).toContain('Message sent.');
  expect(await messages()).toEqual(['Hugo: Are you free on Monday?']);

  listening = listens(page);
  await page.goto('/account');
  await listening;
  await write('Is Monday at nine all right?');
  await expect.poll(() => messages()).toEqual(['Hugo: Is Monday at nine all right?']);

  // A reader that keeps to the open dialog hears it, too.
  listening = listens(page);
  await page.goto('/my-profile');
  await listening;
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).last().waitFor();
  await write('Or at ten on Monday?');
  await dialog.locator('[data-announcer]').getByText('Hugo: Or at ten on Monday?').waitFor();
  await expect.poll(() => messages()).toEqual(['Hugo: Or at ten on Monday?']);
  await page.context().close();
});
