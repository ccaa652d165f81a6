import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** What a change of a row does to the list around it. */

const app = testApp();
const browser = testBrowser();

it('after a status, a deletion and "Mark as read" the list has the rows and the count of its filter', async () => {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const employer = await makeEmployer(db);
  const [waiting, hired] = await Promise.all(
    ['Waiting', 'Hired'].map((name, position) =>
      db.contactRequestStatus.create({ data: { name, description: name, position } }),
    ),
  );
  for (let number = 1; number <= 7; number += 1) {
    const jobSeeker = await makeJobSeeker(db, catalog, { name: `Candidate ${number}` });
    const sides = { employerId: employer.id, jobSeekerId: jobSeeker.id };
    const createdAt = new Date(Date.UTC(2026, 0, number, 8));
    const chat = await db.chat.create({
      data: { kind: 'CONTACT', ...sides, employerHash: `e${number}`, jobSeekerHash: `j${number}` },
    });
    const message = await db.message.create({
      data: { chatId: chat.id, userId: employer.id, text: `Message ${number}` },
    });
    await db.chat.update({ where: { id: chat.id }, data: { lastMessageId: message.id } });
    await db.contactRequest.create({
      data: {
        ...sides,
        chatId: chat.id,
        name: 'Erin',
        email: 'erin@example.test',
        createdAt,
        activatedAt: createdAt,
        statusId: waiting?.id ?? 0,
      },
    });
  }
  const { page, complaints, context } = await signedIn(browser, app, await makeAdmin(db), desktop);
  const expectList = async (numbers: number[], summary: string) => {
    await expect
      .poll(() => page.getByRole('row').allTextContents())
      .toEqual([expect.anything(), ...numbers.map((number) => expect.stringContaining(`Candidate ${number}`))]);
    await text(page, summary);
  };
  const choice = (number: number) =>
    page
      .getByRole('row')
      .filter({ hasText: `Candidate ${number}` })
      .getByRole('combobox');

  await page.goto(`/admin/contact_requests?status=${waiting?.id}&page_size=5`);
  await alive(choice(7));
  await expectList([7, 6, 5, 4, 3], '7 contact requests');
  await choice(6).selectOption({ label: 'Hired' });
  await expectList([7, 5, 4, 3, 2], '6 contact requests');
  await choice(5).selectOption({ label: 'Delete' });
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expectList([7, 4, 3, 2, 1], '5 contact requests');

  await page.goto('/admin/contact_requests?messages=unread&page_size=5');
  await alive(choice(7));
  await expectList([7, 6, 4, 3, 2], '6 contact requests');
  await choice(7).selectOption({ label: 'Mark as read' });
  await expectList([6, 4, 3, 2, 1], '5 contact requests');
  expect(hired && (await db.contactRequest.count({ where: { statusId: hired.id } }))).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});
