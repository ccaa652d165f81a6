import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeReference } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Reporting an offer and a message, and what admins see of it. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeChatFixtures(app));
let clara: User;

beforeAll(async () => {
  clara = await makeAdmin(app.services.db);
});

const reports = () => app.services.db.report.findMany({ orderBy: { id: 'asc' } });

it('a visitor reports an offer, from a phone', async () => {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const offer = await makeJobOffer(db, catalog, { employerId: (await makeEmployer(db)).id });
  const { page, complaints } = await newPerson(browser, app.url, {
    viewport: phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await page.goto(`/Job-Offer-public-${offer.id}`);
  const button = page.getByRole('button', { name: 'Report this job offer' });
  await alive(button);
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').selectOption('Something else');
  await dialog.getByLabel('Your email').fill('eve@example.test');
  await expectNoLayoutFaults(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await dialog.getByText('Please describe what is wrong.').waitFor();
  await dialog.getByLabel('Details').fill('It asks for a fee.');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await page.getByText('Thank you. Our team will look at it.').waitFor();
  expect(await reports()).toMatchObject([
    { kind: 'JOB_OFFER', jobOfferId: offer.id, reason: 'OTHER', reporterEmail: 'eve@example.test' },
  ]);
  expect(complaints).toEqual([]);
});

it('an employer reports a message, and an admin resolves it', async () => {
  const { db } = app.services;
  await say(fixtures.jobSeeker, fixtures.chatId, 'Hello');
  await say(fixtures.jobSeeker, fixtures.chatId, 'Pay me before I come');
  const employer = await db.user.findUniqueOrThrow({ where: { id: fixtures.employerId } });
  const author = await signedIn(browser, app, employer, desktop);
  await author.page.goto(`/chat/${fixtures.chatId}`);
  const message = author.page.getByRole('listitem').filter({ hasText: 'Pay me before I come' }).last();
  await message.hover();
  const button = message.getByRole('button', { name: 'Report this message' });
  await alive(button);
  await button.click();
  const dialog = author.page.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').selectOption('Fraud, or a request for money');
  expect(await dialog.getByLabel('Your email').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await author.page.getByText('Thank you. Our team will look at it.').waitFor();
  expect(author.complaints).toEqual([]);

  const { page, complaints } = await signedIn(browser, app, clara, phone);
  await page.goto('/admin/reports?kind=message');
  await expectNoLayoutFaults(page, 'the reports');
  await page.getByRole('link', { name: 'Fraud, or a request for money' }).click();
  const chat = page.getByRole('region', { name: 'In the chat' });
  await expect.poll(() => chat.getByRole('listitem').count()).toBe(2);
  await chat.getByRole('listitem').filter({ hasText: 'Reported' }).filter({ hasText: 'Pay me' }).waitFor();
  await page.getByRole('link', { name: employer.name }).waitFor();
  const resolution = page.getByLabel('What did you do?');
  await alive(resolution);
  await expectNoLayoutFaults(page, 'a report');
  await resolution.selectOption('I warned the person');
  await page.getByLabel('Note').fill('By phone.');
  await page.getByRole('button', { name: 'Resolve' }).click();
  await page.getByText('By phone.').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Resolve' }).count()).toBe(0);
  expect((await reports()).at(-1)).toMatchObject({ state: 'WARNED', note: 'By phone.' });
  expect(complaints).toEqual([]);
});
