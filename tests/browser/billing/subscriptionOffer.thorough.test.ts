import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import refreshRights from '../../../client/__generated__/useRefreshRightsQuery.graphql.ts';
import { paths } from '../../../client/app/paths.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { gate } from '../../support/gate.ts';
import { askAs } from '../../support/graph.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, box, message, sendButton, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { fillCard } from '../../support/subscriptionPage.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** What a chat shows to an employer who has to subscribe before writing. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

const offerOf = (page: Page) => page.getByRole('region', { name: 'Subscription' });

async function contact(employer: User) {
  const jobSeeker = await makeJobSeeker(app.services.db, catalog);
  await askAs(
    app,
    { kind: 'employer', id: employer.id, sessionId: 1 },
    'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }',
    { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
  );
  const chat = await app.services.db.chat.findFirstOrThrow({ where: { employerId: employer.id } });
  return { chat, jobSeeker };
}

it('subscribers, job seekers and admins see no offer', async () => {
  const { db, now } = app.services;
  const employer = await makeEmployer(db);
  await makeSubscription(db, employer.id, now());
  const { chat, jobSeeker } = await contact(employer);
  for (const person of [employer, jobSeeker, await makeAdmin(db)]) {
    const { page, context } = await signedIn(browser, app, person, desktop);
    await page.goto(`/chat/${chat.id}`);
    await alive(box(page));
    expect(await offerOf(page).count(), person.role).toBe(0);
    await context.close();
  }
});

it('an employer sees it first, subscribes at the bank, and sends the text that has waited', async () => {
  const employer = await makeEmployer(app.services.db);
  const { chat } = await contact(employer);
  const { page, context, complaints } = await signedIn(browser, app, employer, phone);

  // It is part of the page, so nothing moves later.
  const source = await (await context.request.get(`/chat/${chat.id}`)).text();
  expect(source).toContain('From SGD 49 a month, cancel any time');
  await page.goto(`/chat/${chat.id}`);
  await alive(box(page));
  await offerOf(page).getByText('From SGD 49 a month, cancel any time').waitFor();
  await expectNoLayoutFaults(page, 'the offer');
  // Above a keyboard, the messages keep the larger part.
  await page.setViewportSize({ width: 375, height: 476 });
  expect((await offerOf(page).boundingBox())?.height).toBeLessThan(100);
  await page.setViewportSize(phone);

  await box(page).fill('Can you start on Friday?');
  await page.reload();
  await alive(box(page));
  expect(await box(page).inputValue()).toBe('Can you start on Friday?');
  await offerOf(page).getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await dialog.getByRole('checkbox', { name: /terms/ }).check();
  await fillCard(page, '4000000000003220');
  await dialog.getByRole('button', { name: /Pay/ }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await text(page, 'Thank you! Your subscription is active.');
  await offerOf(page).waitFor({ state: 'detached' });

  // Only Send sends it.
  expect(await box(page).inputValue()).toBe('Can you start on Friday?');
  expect(await app.services.db.message.count({ where: { chatId: chat.id } })).toBe(0);
  await sendButton(page).click();
  await message(page, 'Can you start on Friday?').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('the offer goes with a payment in the dialog and one in another tab, and the focus is in the field', async () => {
  const employer = await makeEmployer(app.services.db);
  const { chat } = await contact(employer);
  const { page, context, complaints } = await signedIn(browser, app, employer, desktop);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/chat/${chat.id}`);
    await alive(box(tab));
  }
  await offerOf(page).getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await dialog.getByRole('checkbox', { name: /terms/ }).check();
  await fillCard(page, '4242424242424242');
  await dialog.getByRole('button', { name: /Pay/ }).click();
  await page.getByText('Thank you! Your subscription is active.').waitFor();
  for (const tab of [page, other]) await offerOf(tab).waitFor({ state: 'detached' });
  await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  // An account has a password already.
  expect(await page.getByRole('link', { name: 'Create a password' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it('the offer goes with a payment that is reported while the page reads an earlier change', async () => {
  const { db, events, now } = app.services;
  const employer = await makeEmployer(db);
  const { chat } = await contact(employer);
  const { page, context, complaints } = await signedIn(browser, app, employer, desktop);
  const [answered, shown] = [gate(), gate()];
  const { id } = refreshRights.params;
  await page.route('**/graphql', async (route) => {
    if (!id || !route.request().postData()?.includes(id)) return route.fallback();
    const response = await route.fetch();
    answered.open();
    await shown.opened;
    await route.fulfill({ response });
  });
  await page.goto(`/chat/${chat.id}`);
  await offerOf(page).waitFor();
  await answered.opened;
  const { id: subscriptionId } = await makeSubscription(db, employer.id, now());
  events.publish('subscription', String(employer.id), { subscriptionId });
  shown.open();
  await offerOf(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

it('the page of the subscription shows one that began before it was connected', async () => {
  const { db, now } = app.services;
  const employer = await makeEmployer(db);
  const { page, context, complaints } = await signedIn(browser, app, employer, desktop);
  const connection = gate();
  await page.routeWebSocket('**/graphql', async (socket) => {
    await connection.opened;
    socket.connectToServer();
  });
  await page.goto(paths.mySubscription.to());
  await alive(page.getByRole('button', { name: 'Subscribe monthly' }));
  await makeSubscription(db, employer.id, now());
  connection.open();
  await page.getByRole('heading', { name: 'A gift of Hourhand' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
