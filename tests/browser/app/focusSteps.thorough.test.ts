import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sendReferenceMails } from '../../../server/domain/people/jobReference/mail.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectFocusOn } from '../../support/focus.ts';
import { announced, recordSpoken } from '../../support/liveRegions.ts';
import { codeIn, linkIn, mailsTo } from '../../support/outbox.ts';
import { alive, dialogOf } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { mailedCode } from '../../support/signUp.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** More of what focus.test.ts walks: dialogs with steps, edits in place, uploads, and pages that answer forms of the browser's own. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let people = 0;

type Size = typeof phone;

const newEmail = () => {
  people += 1;
  return `person${people}@steps.test`;
};
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await alive(button);
  await button.press('Enter');
}
const says = (page: Page, text: string) => expect.poll(async () => (await announced(page)).join('\n')).toContain(text);

/** The label of the field that has the focus, and the text that belongs to it. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return field?.tagName ?? '';
    const hints = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    return [field.labels?.[0], ...hints].map((text) => text?.textContent ?? '').join(' ');
  });

async function changeEmail(size: Size) {
  const { page } = await signedIn(browser, app, await makeEmployer(app.services.db), size);
  await page.goto('/account');
  await press(page, 'Change email');
  const email = newEmail();
  await dialogOf(page).getByLabel('New email').fill(email);
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedField(page)).toContain(`Code Enter the 8-digit code that we sent to ${email}.`);
  await page.keyboard.type(codeIn((await mailsTo(app, email))[0]));
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
  await expectFocusOn(page, 'Change');
  return page;
}

async function verifyPhone(size: Size) {
  const { page } = await signedIn(browser, app, await makeEmployer(app.services.db, { whatsApp: null }), size);
  await page.goto('/account');
  await press(page, 'Verify your phone');
  people += 1;
  const number = `+658123${4000 + people}`;
  await dialogOf(page).getByLabel('Phone number').fill(number);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedField(page)).toContain(`Code We sent a code of 6 digits to ${number}.`);
  await page.keyboard.type(/^\d{6}/.exec((await mailsTo(app, number))[0]?.text ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  // What opened the dialog is gone.
  await expectFocusOn(page, 'Verification');
  return page;
}

async function createPassword(size: Size) {
  const seeker = await makeJobSeeker(app.services.db, catalog);
  const visitor = new Visitor(app.url);
  const email = newEmail();
  await visitor.graphql(
    'mutation ($input: ContactJobSeekerInput!) { contactJobSeeker(input: $input) { __typename } }',
    { input: { jobSeeker: encodeGlobalId('JobSeeker', seeker.id), partTime: true, name: 'Gus Gordon', email } },
  );
  const { page, context } = await newPerson(browser, app.url, { viewport: size, reducedMotion: 'reduce' });
  const [name = '', value = ''] = visitor.cookieHeader.split('=');
  await context.addCookies([{ name, value, url: app.url }]);
  await page.goto('/create-password');
  const password = page.getByRole('textbox', { name: 'Password' });
  await alive(password);
  await password.fill(testPassword);
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'Check your email');
  await page.getByLabel('Code').fill(await mailedCode(app, email));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/chat**');
  return page;
}

async function note(size: Size) {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const seeker = await makeJobSeeker(db, catalog, { name: 'Maria Santos' });
  await db.shortlistEntry.create({ data: { employerId: employer.id, jobSeekerId: seeker.id } });
  const { page } = await signedIn(browser, app, employer, size);
  await page.goto('/shortlist');
  await press(page, 'Add a note about Maria');
  await expect.poll(() => focusedField(page)).toContain('Private note');
  await page.keyboard.type('Free on Mondays.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'Edit note');
  for (const leave of ['Escape', 'Cancel']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedField(page)).toContain('Private note');
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await press(page, 'Cancel');
    await expectFocusOn(page, 'Edit note');
  }
  return page;
}

async function exportList(size: Size) {
  const { page } = await signedIn(browser, app, await makeAdmin(app.services.db), size);
  await page.goto('/admin/candidates');
  await page.route(/export/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await press(page, 'Export');
  await expectFocusOn(page, 'Nothing was saved');
  await page.unroute(/export/);
  await press(page, 'Try again');
  await dialogOf(page).getByText('rows are saved').first().waitFor();
  await expectFocusOn(
    page,
    `${await app.services.db.user.count({ where: { role: 'ROLE_CANDIDATE' } })} rows are saved`,
  );
  await press(page, 'Close');
  await expectFocusOn(page, 'Export');
  return page;
}

async function video(size: Size) {
  const { page } = await signedIn(browser, app, await makeJobSeeker(app.services.db, catalog), size);
  await page.addInitScript(recordSpoken);
  page.on('filechooser', (chooser) => void chooser.setFiles(`${import.meta.dirname}/../../support/clip.mp4`));
  let upload: 'held' | 'refused' | 'free' = 'held';
  await page.route('**/api/video-uploads**', async (route) => {
    if (upload === 'refused') return route.fulfill({ status: 400, json: { message: 'The server refuses it.' } });
    if (upload === 'held') await expect.poll(() => upload, { timeout: 60_000 }).not.toBe('held');
    await route.continue().catch(() => undefined);
  });
  await page.goto('/my-profile');
  const choose = page.getByLabel('Choose a video');
  await alive(choose);
  await choose.press('Space');
  await says(page, 'Uploading.');
  await expect.poll(() => focusedField(page)).toContain('Choose another video');
  // The same button.
  await press(page, 'Pause');
  await expectFocusOn(page, 'Continue');
  await says(page, 'Paused.');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'Pause');
  upload = 'free';
  await expectFocusOn(page, 'Short intro video');
  await says(page, 'Uploaded.');
  await press(page, 'Remove');
  await expectFocusOn(page, 'Short intro video');
  await says(page, 'Video removed.');
  upload = 'refused';
  await page.getByLabel('Choose a video').press('Space');
  await says(page, 'The server refuses it.');
  await press(page, 'Try again');
  await expectFocusOn(page, 'Try again');
  await press(page, 'Cancel');
  await says(page, 'Upload cancelled.');
  await expectFocusOn(page, 'Short intro video');
  return page;
}

async function answerReference(size: Size) {
  const seeker = await makeJobSeeker(app.services.db, catalog, { emailVerified: true });
  const { page } = await signedIn(browser, app, seeker, size);
  const email = newEmail();
  await page.goto('/my-profile');
  await press(page, 'Add a reference');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Company').fill('Blue Cafe');
  await dialog.getByLabel('Your job there').fill('Waiter');
  await dialog.getByLabel('From').fill('2024-03');
  await dialog.getByLabel('To', { exact: true }).fill('2025-05');
  await dialog.getByLabel('Name of the contact').fill('Otto Blue');
  await dialog.getByLabel('Email of the contact').fill(email);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expectFocusOn(page, 'Add a reference');
  await sendReferenceMails(app.services);
  await page.goto(linkIn((await mailsTo(app, email))[0]));
  await alive(page.getByLabel('Your comment about the work'));
  await page.getByLabel('Your comment about the work').fill('Call me: +65 8123 4567');
  await press(page, 'Confirm');
  await expect.poll(() => focusedField(page)).toContain('Please do not add contact information');
  await alive(page.getByLabel('Your comment about the work'));
  await page.getByLabel('Your comment about the work').fill('Always on time.');
  await press(page, 'Confirm');
  await expectFocusOn(page, 'You have confirmed this job.');
  await press(page, 'Do not ask me again');
  await expectFocusOn(page, 'You will get no more emails about references.');
  return page;
}

async function chooseMails(size: Size) {
  const { unsubscribeTokens, db } = app.services;
  const token = unsubscribeTokens.issue({ kind: 'message-mail', userId: (await makeEmployer(db)).id });
  const { page } = await newPerson(browser, app.url, { viewport: size, reducedMotion: 'reduce' });
  await page.goto(`/unsubscribe/${token}`);
  await press(page, 'Stop all of these emails');
  await expectFocusOn(page, 'Saved.');
  return page;
}

const walks = {
  'the change of an email': changeEmail,
  'the verification of a phone': verifyPhone,
  'the password of a guest': createPassword,
  'a note of the shortlist': note,
  'an export that failed, and its repetition': exportList,
  'a video that is chosen, paused, removed and refused': video,
  'a request for a reference, and its answer': answerReference,
  'the mails by the link in one of them': chooseMails,
};

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, size) => {
  it.each(Object.entries(walks))('%s', async (_name, walk) => {
    await (await walk(size)).context().close();
  });
});
