import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testPassword } from '../../support/factories.ts';
import { photoFromPhone } from '../../support/files.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, message } from '../../support/pageSteps.ts';
import { makeProfileFixtures } from '../../support/profiles.ts';
import { mailedCode } from '../../support/signUp.ts';
import { phone } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
fixture(() => makeProfileFixtures(app.services));

const welcome =
  'Welcome to Hourhand! Your profile is complete. Our team will check and activate it, and then employers can find you. If you have a question, write to us here.';
const description = 'I have worked in busy restaurants for years and keep calm on a full evening. '.repeat(7).trim();

const email = 'wilma@example.test';

async function signUp(page: Page): Promise<void> {
  await page.goto('/sign-up-as-a-candidate');
  await page.getByLabel('Name').fill('Wilma Waiter');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  // A reloaded tab still asks for the code.
  await page.reload();
  await expectNoLayoutFaults(page, 'the code');
  await page.getByLabel('Code').fill(await mailedCode(app, email));
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/create-my-profile');
  await alive(page.getByRole('button', { name: 'Next' }));
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const step = (page: Page, text: string) => page.getByText(`Step ${text}`).waitFor();
const chooseFirst = (page: Page, label: string) => page.getByLabel(label, { exact: true }).selectOption({ index: 1 });

it('six steps lead from sign-up to a profile with a photo and a video, on a phone', async () => {
  const { page, complaints } = await newPerson(browser, app.url, {
    viewport: phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await signUp(page);
  await step(page, '1 of 6: General Information');
  await next(page);
  await page.getByText('Please provide gender.').waitFor();
  await chooseFirst(page, 'Gender');
  await page.getByLabel('WhatsApp phone number').fill('+65 8123 4567');
  await chooseFirst(page, 'Country of origin');
  await chooseFirst(page, 'Mother tongue');
  await next(page);

  await step(page, '2 of 6: Location');
  await page.getByLabel('City', { exact: true }).selectOption('Strictville');
  expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('Strictland');
  await page.getByLabel('Situation in the country').selectOption('Work permit');
  await page.getByLabel('Zip code').fill('12345');
  await page.getByLabel('Tell us where you can work').fill('The old town and the harbour');
  await next(page);

  await step(page, '3 of 6: About your Job');
  // A step begins at its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Back keeps what was saved.
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel('Zip code').inputValue()).toBe('12345');
  await next(page);
  await chooseFirst(page, 'Job');
  await chooseFirst(page, 'Experience level');
  await page.getByLabel('Minimum hourly rate').selectOption({ label: '€ 20' });
  await next(page);

  await step(page, '4 of 6: About you');
  await page.getByLabel('Title').fill('Waiter with a smile');
  await page.getByLabel('Description').fill(description);
  await page.getByLabel(/^What makes you a great/).fill('I remember every order.');
  await page.getByLabel('Why should we hire you?').fill('I am never late.');
  await page.getByLabel('Who are your previous employers?').fill('The Blue Café');
  await next(page);

  await step(page, '5 of 6: Availability');
  await page.getByLabel('Part-time').check();
  await page.getByLabel('Full-time').check();
  await page.getByLabel('Preferred time slots').fill('Friday and Saturday from 17:00');
  await next(page);

  await step(page, '6 of 6: Picture');
  const submit = page.getByRole('button', { name: 'Submit my profile' });
  const photoFile = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoFromPhone() };
  await page.getByLabel('Choose a photo').setInputFiles(photoFile);
  await page.getByRole('slider', { name: 'Zoom' }).fill('2');
  await page.getByLabel('Choose a video').setInputFiles({
    name: 'me.webm',
    mimeType: 'video/webm',
    buffer: await readFile('prisma/demo/videos/counter.webm'),
  });
  await page.getByText('Uploaded. It is shown in your profile after you save.').waitFor();
  await page.getByLabel('What do you say in the video?').fill('Hello, I am Wilma.\nI like people.');
  await expectNoLayoutFaults(page, 'step 6 with a picture and a video');
  // The connection fails after the video: it is not sent again.
  const uploads: string[] = [];
  let isCut = true;
  await page.route('**/graphql', async (route) => {
    const file = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];
    if (file) uploads.push(file);
    if (file !== 'photo.jpg' || !isCut) return route.continue();
    isCut = false;
    return route.abort('connectionreset');
  });
  await submit.click();
  await page
    .getByRole('alert')
    .getByText(/connection|reach/i)
    .waitFor();
  await submit.click();
  await page.waitForURL('**/chat/with-admin');
  expect(uploads).toEqual(['poster.jpg', 'photo.jpg', 'photo.jpg']);
  await message(page, welcome).waitFor();

  const stored = await app.services.db.user.findFirstOrThrow({ where: { loginEmail: email } });
  expect(stored).toMatchObject({
    profileUpdated: true,
    active: false,
    situationInCountry: 'Work permit',
    minRate: 20,
    description,
    answer3: 'Friday and Saturday from 17:00',
    partTime: true,
    fullTime: true,
    videoTranscript: 'Hello, I am Wilma.\nI like people.',
  });
  const photo = await fetch(app.url + stored.photoUri);
  expect(await sharp(await photo.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 300 });
  expect(stored.videoUri).toMatch(/\.webm$/);
  // The browser itself logs the lost connection.
  expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]);
});
