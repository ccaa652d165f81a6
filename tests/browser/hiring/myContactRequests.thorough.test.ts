import { expect, it } from 'vitest';
import { contactJobSeeker } from '../../../server/domain/hiring/contactRequest/contactRequest.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobSeeker, makeSubscription } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** An employer's list of contact requests, in a real browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'an employer sees the state of all requests, and asks again for the same, on %s',
  async (_name, viewport) => {
    const { db } = app.services;
    const erin = await makeEmployer(db, { name: 'Erin Tan' });
    await makeSubscription(db, erin.id, app.clock.now);
    const ctx = () => contextFor(app, { kind: 'employer', id: erin.id, sessionId: 1 });
    const ask = (jobSeekerId: number) =>
      contactJobSeeker(ctx(), { jobSeekerId, description: 'Two evenings', partTime: true, fullTime: false });
    for (let number = 0; number < 20; number += 1) {
      await ask((await makeJobSeeker(db, here)).id);
      // More of them in an hour are refused.
      app.clock.now = new Date(app.clock.now.getTime() + 600_000);
    }
    const maria = await makeJobSeeker(db, here, { name: 'Nadia Santos' });
    const { chatId } = await ask(maria.id);
    const message = await db.message.create({
      data: { chatId, userId: maria.id, text: 'Yes', createdAt: new Date(app.clock.now.getTime() + 1000) },
    });
    await db.chat.update({ where: { id: chatId }, data: { lastMessageId: message.id, nbMessages: 1 } });

    const person = await signedIn(browser, app, erin, viewport);
    const { page } = person;
    await page.goto('/my-contact-requests');
    const rows = page.getByRole('list', { name: 'Contact requests' }).getByRole('listitem');
    await text(page, '1–20 of 21');
    const first = rows.filter({ hasText: 'Nadia' });
    await first.getByText('Answered').waitFor();
    await first.getByText('Unread').waitFor();
    expect(await page.getByRole('main').getByText('Sent', { exact: true }).count()).toBe(19);
    await expectNoLayoutFaults(page, 'the contact requests');

    expect(await first.getByRole('link', { name: 'Open chat with Nadia' }).getAttribute('href')).toBe(
      `/chat/${chatId}`,
    );
    const menu = first.getByRole('button', { name: /^Actions for the request to Nadia/ });
    await alive(menu);
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Contact again' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(erin.email);
    await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
    await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('Two evenings');
    expect(await dialog.getByRole('checkbox', { name: /Part-time/ }).isChecked()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: /Full-time/ }).isChecked()).toBe(false);
    await dialog.getByLabel('Description').fill('Three evenings');
    await dialog.getByRole('button', { name: 'PROCEED' }).click();
    await page.waitForURL(`**/chat/${chatId}`);
    const sent = await db.contactRequest.findMany({
      where: { employerId: erin.id, jobSeekerId: maria.id },
      orderBy: { id: 'asc' },
    });
    expect(sent.map(({ description }) => description)).toEqual(['Two evenings', 'Three evenings']);

    // Decided here too, with a text in the chat; and taken back.
    await page.goto('/my-contact-requests');
    const latest = rows.first();
    await alive(latest.getByRole('button', { name: /^Actions for/ }));
    const choose = async (action: string) => {
      await latest.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose('Mark as hired');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as hired' }).click();
    await latest.getByText('Hired', { exact: true }).waitFor();
    expect((await db.chat.findUniqueOrThrow({ where: { id: chatId } })).outcome).toBe('HIRED');
    await expectNoLayoutFaults(page, 'a decision');
    await choose('Undo the decision');
    await latest.getByText('Hired', { exact: true }).waitFor({ state: 'detached' });
    await choose('Add to shortlist');
    await latest.getByText('Shortlisted').waitFor();

    await page.goto('/my-contact-requests?page=2');
    await text(page, '21–22 of 22');
    await page.goto('/my-contact-requests?page=9');
    await page.waitForURL('**/my-contact-requests?page=2');
    expect(person.complaints).toEqual([]);
    await person.context.close();
  },
);

it('says so when there are none', async () => {
  const { page, context, complaints } = await signedIn(browser, app, await makeEmployer(app.services.db), phone);
  await page.goto('/my-contact-requests');
  await text(page, 'No contact requests yet');
  await expectNoLayoutFaults(page, 'the empty list');
  expect(complaints).toEqual([]);
  await context.close();
});
