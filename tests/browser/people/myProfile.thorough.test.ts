import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { makeProfileFixtures } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The editor of a profile in a real browser. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeProfileFixtures(app.services));

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('a job seeker edits the whole profile on one page, on %s', async (_name, viewport) => {
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog);
  const person = await signedIn(browser, app, jobSeeker, viewport);
  const { page } = person;
  await page.goto('/my-profile');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  await save.click();
  await text(page, 'Profile photo is required. Please choose a picture and click on the button "Upload".');
  await text(page, 'Please enter a precise availability.');
  await expectNoLayoutFaults(page, 'the messages');

  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  await page.getByLabel('Preferred time slots').fill('Weekends');
  // Another city has other rates.
  const rate = page.getByLabel('Minimum hourly rate');
  await page.getByLabel('City', { exact: true }).selectOption('Strictville');
  expect(await rate.locator('option:checked').textContent()).toBe('Select Rate');
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('City', { exact: true }).selectOption('');
  expect(await rate.locator('option:checked').textContent()).toBe('Select a City First');
  await page.getByLabel('City', { exact: true }).selectOption('Strictville');
  await rate.selectOption({ label: '€ 20' });
  await page.getByLabel('Situation in the country').selectOption('Permanent resident');
  await save.click();
  await page.getByText('Thank you! Information saved.').waitFor();
  expect(await page.getByAltText('Your photo').getAttribute('src')).toMatch(/^\/media\/photos\//);
  expect(await app.services.db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({
    cityId: fixtures.strict.cityId,
    minRate: 20,
    situationInCountry: 'Permanent resident',
    answer3: 'Weekends',
    photoUri: expect.stringMatching(/^\/media\/photos\//),
    name: jobSeeker.name,
  });

  // Unsaved changes outlive a reload.
  await page.getByLabel('Title').fill('Waiter, six years in hotels');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await text(page, 'We restored your draft.');
  expect(await page.getByLabel('Title').inputValue()).toBe('Waiter, six years in hotels');
  await expectNoLayoutFaults(page, 'the restored draft');
  expect(person.complaints).toEqual([]);
});

it('a job seeker writes what is said in the video, and visitors read it below the video', async () => {
  const files = { photoUri: '/media/photos/nina.webp', videoUri: '/media/videos/nina.webm' };
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog, { ...files, answer3: 'Weekends' });
  const person = await signedIn(browser, app, jobSeeker, phone);
  const { page } = person;
  await page.goto('/my-profile');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  const field = page.getByLabel('What do you say in the video?');
  await field.fill('Hello, call me: 9123 4567.');
  await text(page, 'Please do not add contact information or website links. Remove the phone number “9123 4567”.');
  await field.fill('Hello, I am Nina.\nI like people.');
  await save.click();
  await page.getByText('Thank you! Information saved.').waitFor();
  await person.context.close();

  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });
  const { id, name, title } = jobSeeker;
  await visitor.page.goto(paths.jobSeeker.to({ id, name, title, city: null, job: null }));
  const said = visitor.page.getByText('Hello, I am Nina.');
  expect(await said.isVisible()).toBe(false);
  const read = visitor.page.locator('video ~ details summary');
  await read.focus();
  await visitor.page.keyboard.press('Enter');
  await said.waitFor();
  await expectNoLayoutFaults(visitor.page, 'the transcript');
  const tops = await Promise.all([visitor.page.locator('video'), said].map((part) => part.boundingBox()));
  expect(tops[1]?.y).toBeGreaterThan((tops[0]?.y ?? 0) + (tops[0]?.height ?? 0));
  await visitor.context.close();
});

it('a rate that the city offers no longer is shown, and another one is asked for before a save', async () => {
  const { db, reference } = app.services;
  const { countryId } = fixtures.strict;
  const city = await db.city.create({
    data: { name: 'Changeville', slug: 'changeville', countryId, recommendedPrices: [15, 18] },
  });
  await reference.refresh();
  const jobSeeker = await makeJobSeeker(db, fixtures.catalog, {
    cityId: city.id,
    minRate: 20,
    situationInCountry: 'Permanent resident',
    answer3: 'Weekends',
    photoUri: '/media/photos/none.webp',
  });
  const employer = await makeEmployer(db);
  const offer = await makeJobOffer(
    db,
    { ...fixtures.catalog, cityId: city.id },
    { employerId: employer.id, maxRate: 20 },
  );
  for (const [user, address, label] of [
    [jobSeeker, '/my-profile', 'Minimum hourly rate'],
    [employer, `/my-job-offers/${offer.id}`, 'Hourly rate'],
  ] as const) {
    const { page, complaints, context } = await signedIn(browser, app, user, phone);
    await page.goto(address);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await alive(save);
    const rate = page.getByLabel(label);
    expect(await rate.locator('option:checked').textContent()).toBe('€ 20 (no longer offered)');
    await text(page, '€ 20 is no longer offered in Changeville. Please choose another rate before you save.');
    expect(await save.isDisabled()).toBe(true);
    // It can be reached, and says where the reason is.
    await save.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rate.getAttribute('aria-invalid')).toBe('true');
    await expectNoLayoutFaults(page, 'the rate that is gone');
    await rate.selectOption({ label: '€ 18' });
    await save.click();
    await page.getByText(/Information saved|was saved/).waitFor();
    // There is no file of the photo.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    await context.close();
  }
  expect(await db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({ minRate: 18 });
  expect(await db.jobOffer.findUniqueOrThrow({ where: { id: offer.id } })).toMatchObject({ maxRate: 18 });
});

it('two windows do not overwrite each other', async () => {
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog, { photoUri: '/media/photos/none.webp' });
  await app.services.db.user.update({ where: { id: jobSeeker.id }, data: { answer3: 'Weekends' } });
  const { page: first, context } = await signedIn(browser, app, jobSeeker, desktop);
  const second = await context.newPage();
  for (const page of [first, second]) {
    await page.goto('/my-profile');
    await alive(page.getByRole('button', { name: 'Save', exact: true }));
  }
  await first.getByLabel('Zip code').fill('111111');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await first.getByText('Thank you! Information saved.').waitFor();
  await second.getByLabel('Title').fill('Waiter, seven years in hotels');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await text(second, 'This profile was changed in another window. Your changes are not saved yet.');
  await second.getByRole('button', { name: 'Show the changes' }).click();
  await text(second, 'We restored your draft.');
  expect(await second.getByLabel('Zip code').inputValue()).toBe('111111');
  expect(await second.getByLabel('Title').inputValue()).toBe('Waiter, seven years in hotels');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await second.getByText('Thank you! Information saved.').waitFor();
  expect(await app.services.db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({
    zipCode: '111111',
    title: 'Waiter, seven years in hotels',
  });
});

it('contact data is noticed while typing, refused on saving, and gone once it is removed', async () => {
  const photoUri = '/media/photos/a.webp';
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog, { answer3: 'Weekends', photoUri });
  const { page } = await signedIn(browser, app, jobSeeker, phone);
  await page.goto('/my-profile');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  const message = 'Please do not add contact information or website links. Remove the phone number “8️⃣1️⃣2️⃣3️⃣ 4️⃣5️⃣6️⃣7️⃣”.';
  const title = page.getByLabel('Title');
  await title.fill('Waiter, 2015-2019, 8️⃣1️⃣2️⃣3️⃣ 4️⃣5️⃣6️⃣7️⃣');
  const notice = page.getByRole('status').filter({ hasText: message });
  await notice.waitFor();
  expect(await title.getAttribute('aria-describedby')).toContain(await notice.getAttribute('id'));
  expect(await title.getAttribute('aria-invalid')).toBeNull();
  await expectNoLayoutFaults(page, 'the notice');

  await save.click();
  await page.locator('[aria-invalid]').waitFor();
  expect(await page.getByText(message).count()).toBe(1);
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await app.services.db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({
    title: jobSeeker.title,
  });

  await title.fill('Waiter, 2015-2019, 9:00-17:30');
  await page.getByText(message).waitFor({ state: 'detached' });
  await save.click();
  await page.getByText('Thank you! Information saved.').waitFor();
  expect(await app.services.db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({
    title: 'Waiter, 2015-2019, 9:00-17:30',
  });
});

it('the editor is for job seekers, and begins with the wizard', async () => {
  const newcomer = await makeJobSeeker(app.services.db, fixtures.catalog, { profileUpdated: false });
  const { page } = await signedIn(browser, app, newcomer, desktop);
  await page.goto('/my-profile');
  await page.waitForURL('**/create-my-profile');

  const employer = await signedIn(browser, app, await makeEmployer(app.services.db), desktop);
  for (const path of ['/my-profile', '/create-my-profile']) {
    expect((await employer.page.goto(path))?.status(), path).toBe(403);
  }
});

it('the preview shows what is being edited as employers will see it', async () => {
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog, {
    name: 'Maria Santos',
    videoUri: '/media/videos/a.mp4',
    videoTranscript: 'Hello.',
  });
  const { page } = await signedIn(browser, app, jobSeeker, phone);
  await page.goto('/my-profile');
  await alive(page.getByRole('button', { name: 'Preview' }));
  await page.getByLabel('Title').fill('Waiter with a smile');
  await page.getByLabel('What do you say in the video?').fill('Hello, I am Maria.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As employers see it' });
  await preview.getByText('Waiter with a smile').waitFor();
  await preview.getByRole('heading', { level: 1, name: 'Maria', exact: true }).waitFor();
  expect(await preview.getByText('Santos').count()).toBe(0);
  const video = preview.getByLabel('Video presentation of Maria');
  expect(await video.getAttribute('src')).toBe('/media/videos/a.mp4');
  await preview.getByText('Read what Maria says').click();
  await preview.getByText('Hello, I am Maria.').waitFor();
  await expectNoLayoutFaults(page, 'the preview');
  await preview.getByRole('button', { name: 'Close' }).last().click();

  // A chosen video takes its place.
  await page.getByLabel('Choose another video').setInputFiles(`${import.meta.dirname}/../../support/clip.mp4`);
  await page.getByText('Uploaded.').waitFor();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => video.getAttribute('src')).toMatch(/^blob:/);
  await expect
    .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.play().then(() => shown.duration)))
    .toBeGreaterThan(0);
  await preview.getByRole('button', { name: 'Close' }).last().click();
  expect(await app.services.db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({
    title: jobSeeker.title,
  });
});

it("an admin edits a job seeker's profile, and activates and pauses it", async () => {
  const { db } = app.services;
  const jobSeeker = await makeJobSeeker(db, fixtures.catalog, {
    active: false,
    answer3: 'Weekends',
    photoUri: '/media/photos/a.webp',
  });
  const person = await signedIn(browser, app, await makeAdmin(db), desktop);
  const { page } = person;
  await page.goto(`/admin/candidates/${jobSeeker.id}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  await text(page, 'Not activated');
  await expectNoLayoutFaults(page, 'the profile in the back office');
  await page.getByLabel('Email').fill(`new-${jobSeeker.id}@example.test`);
  await page.getByLabel('Title').fill('Edited by the team');
  await save.click();
  await page.getByText('Thank you! Information saved.').waitFor();
  expect(await db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({
    title: 'Edited by the team',
    loginEmail: `new-${jobSeeker.id}@example.test`,
  });
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('link', { name: 'Public page' }).waitFor();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Activate' }).waitFor();
  expect(await db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({ active: false });

  const employer = await signedIn(browser, app, await makeEmployer(db), desktop);
  const refused = await employer.page.goto(`/admin/candidates/${jobSeeker.id}`);
  expect(refused?.status()).not.toBe(200);
});

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('what is not saved is named beside a button that stays in the window, on %s', async (_name, viewport) => {
  const photo = { photoUri: '/media/photos/nina.webp', answer3: 'Weekends' };
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog, photo);
  const { page } = await signedIn(browser, app, jobSeeker, viewport);
  await page.goto('/my-profile');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  const isInWindow = () => save.evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight);
  expect(await isInWindow()).toBe(false);
  const field = page.getByLabel('Preferred time slots');
  await field.fill('Weekdays');
  const words = page.getByText('Not saved yet: Preferred time slots');
  await words.waitFor();
  // The field that is typed in is above the bar.
  const barTop = (await words.boundingBox())?.y ?? 0;
  const box = await field.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
  await page.getByLabel('Full name').focus();
  await expect.poll(isInWindow).toBe(true);
  await expectNoLayoutFaults(page, 'the bar');
  await save.click();
  await page.getByText('Thank you! Information saved.').waitFor();
  await words.waitFor({ state: 'detached' });
});

it('the index follows the scroll on a desktop, and leads to a section', async () => {
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog);
  const { page } = await signedIn(browser, app, jobSeeker, desktop);
  await page.goto('/my-profile');
  const index = page.getByRole('navigation', { name: 'On this page' });
  const current = index.locator('[aria-current="location"]');
  await expect.poll(() => current.textContent()).toBe('Picture');
  await index.getByRole('link', { name: 'About you', exact: true }).click();
  await expect.poll(() => current.textContent()).toBe('About you');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => current.textContent()).toBe('Picture');
});

it('job seekers see themselves as employers do, and their forms keep the whole name', async () => {
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog, { name: 'Maria dela Cruz' });
  const { page, complaints } = await signedIn(browser, app, jobSeeker, desktop);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'See it as employers do' });
  await alive(link);
  await link.click();
  await text(page, 'This is what employers see');
  await page.getByRole('heading', { level: 1, name: 'Maria', exact: true }).waitFor();
  expect(await page.getByRole('main').getByText('dela Cruz').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Edit my profile' }).first().click();
  await page.waitForURL('**/my-profile');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Maria dela Cruz');
  expect(await page.getByLabel('Email').inputValue()).toBe(jobSeeker.email);
  // Similar job seekers, of other tests, have photos without files.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});
