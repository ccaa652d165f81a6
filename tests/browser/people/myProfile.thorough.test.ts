import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { sendReferenceMails } from '../../../server/domain/people/jobReference/jobReference.mail.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { box, picture } from '../../support/files.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { testFolder } from '../../support/folder.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { linkIn, mailsTo } from '../../support/outbox.ts';
import { alive, dialogOf, isInView, text } from '../../support/pageSteps.ts';
import { makeProfileFixtures } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

const megabyte = 1024 * 1024;
const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeProfileFixtures(app.services));
const photoUri = `/media/photos/${'a'.repeat(32)}.webp`;
const folder = testFolder();
/** Three seconds of H.264, the first half of a second black; the index at the end; padded to take a while. */
let video: string;

beforeAll(async () => {
  // The banner of an admin who views as a user counts the minutes with the browser's clock.
  app.clock.now = new Date();
  video = join(folder, 'me.mp4');
  const padding = box('free', Buffer.alloc(4 * megabyte));
  await writeFile(video, Buffer.concat([await readFile('tests/support/clip.mp4'), padding]));
  await mkdir(join(app.dataDir, 'media/photos'), { recursive: true });
  await writeFile(join(app.dataDir, photoUri), await picture(300, 300).webp().toBuffer());
});

async function openEditor(data: Parameters<typeof makeJobSeeker>[2] = {}, viewport = phone) {
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog, { answer3: 'Weekends', photoUri, ...data });
  const person = await signedIn(browser, app, jobSeeker, viewport);
  await person.page.goto('/my-profile');
  const save = person.page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  const stored = () => app.services.db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } });
  const saved = () => person.page.getByText('Thank you! Information saved.');
  return { ...person, jobSeeker, save, stored, saved };
}

it('a job seeker edits the whole profile on one page, which says what is not saved and keeps a draft', async () => {
  const { page, jobSeeker, save, stored, saved, complaints } = await openEditor({ answer3: null, photoUri: null });
  await save.click();
  await text(page, 'Please enter a precise availability.');
  await expectNoLayoutFaults(page, 'the messages');

  // What is not saved is named beside a button that stays in the window, below the field.
  const slots = page.getByLabel('Preferred time slots');
  await slots.fill('Weekends');
  const notSaved = page.getByText('Not saved yet: Preferred time slots');
  await notSaved.waitFor();
  await page.getByLabel('Full name').focus();
  await expect.poll(() => isInView(page, save)).toBe(true);
  await page.getByLabel('Choose a photo').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await picture(600, 900).png().toBuffer(),
  });
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();

  // Another city has other rates.
  await page.getByLabel('City', { exact: true }).selectOption('Strictville');
  await page.getByLabel('Minimum hourly rate').selectOption({ label: '€ 20' });
  await page.getByLabel('Situation in the country').selectOption('Permanent resident');
  await save.click();
  await saved().waitFor();
  expect(await stored()).toMatchObject({
    cityId: fixtures.strict.cityId,
    minRate: 20,
    answer3: 'Weekends',
    photoUri: expect.stringMatching(/^\/media\/photos\//),
  });

  // Contact data is noticed while typing, refused on saving, and gone once it is removed.
  const message = 'Please do not add contact information or website links. Remove the phone number “8️⃣1️⃣2️⃣3️⃣ 4️⃣5️⃣6️⃣7️⃣”.';
  const title = page.getByLabel('Title');
  await title.fill('Waiter, 2015-2019, 8️⃣1️⃣2️⃣3️⃣ 4️⃣5️⃣6️⃣7️⃣');
  await page.getByRole('status').filter({ hasText: message }).waitFor();
  await title.fill('Waiter, 2015-2019, 9:00-17:30');
  await page.getByText(message).waitFor({ state: 'detached' });

  // Unsaved changes outlive a reload.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await text(page, 'We restored your draft.');
  expect(await title.inputValue()).toBe('Waiter, 2015-2019, 9:00-17:30');
  expect((await stored()).title).toBe(jobSeeker.title);
  expect(complaints).toEqual([]);
});

it('the upload of a video survives lost connections, a pause and a reload, and visitors see it with its transcript', async () => {
  const { page, context, save, stored, saved } = await openEditor();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const connection = (state: 'slow' | 'lost' | 'good') =>
    line.send('Network.emulateNetworkConditions', {
      offline: state === 'lost',
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: state === 'slow' ? 400 * 1024 : -1,
    });
  let offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const field = page.getByLabel(/^Choose (a|another) video$/);
  const progress = page.getByRole('progressbar', { name: 'Upload of me.mp4' });
  const share = async () => Number(await progress.getAttribute('value'));
  const uploaded = page.getByText('Uploaded. It is shown in your profile after you save.');

  await connection('slow');
  await field.setInputFiles(video);
  await expect.poll(share).toBeGreaterThan(0.3);
  await connection('lost');
  await page.getByRole('status').getByText('Connection lost. The upload will continue by itself.').waitFor();
  await expectNoLayoutFaults(page, 'the lost connection');
  await connection('slow');
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('status').getByText('Paused.').waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Paused.').waitFor({ state: 'detached' });

  // After a reload, the same file continues. What had arrived is not sent again.
  await page.reload();
  await alive(save);
  await connection('good');
  offsets = [];
  await field.setInputFiles(video);
  await uploaded.waitFor();
  expect(offsets.at(0)).toBeGreaterThan(0.2 * 4 * megabyte);
  expect((await stored()).videoUri).toBeNull();

  await page.getByLabel('What do you say in the video?').fill('Hello, I am Nina.\nI like people.');
  await save.click();
  await saved().waitFor();

  const { id, name, title, videoPosterUri } = await stored();
  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });
  await visitor.page.goto(paths.jobSeeker.to({ id, name, title, city: null, job: null }));
  const player = visitor.page.getByLabel(/^Video presentation of/);
  expect(await player.getAttribute('poster')).toBe(videoPosterUri);
  // Playing from the middle reads the index at the end of the file, and then a part of it.
  const shown = await player.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) return null;
    element.muted = true;
    await element.play();
    element.currentTime = 2;
    await new Promise((seeked) => element.addEventListener('seeked', seeked, { once: true }));
    return { width: element.videoWidth, at: Math.floor(element.currentTime) };
  });
  expect(shown).toEqual({ width: 160, at: 2 });
  await visitor.page.locator('video ~ details summary').focus();
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByText('Hello, I am Nina.').waitFor();
});

it('a job seeker gets a reference and badges, which visitors see, and an admin looks after the record', async () => {
  const { db } = app.services;
  const { page, jobSeeker: maria, complaints } = await openEditor({ name: 'Maria Santos' });
  const add = page.getByRole('button', { name: 'Add a reference' });
  await add.click();
  const dialog = dialogOf(page);
  for (const [label, value] of [
    ['Company', 'Blue Cafe'],
    ['Your job there', 'Waiter'],
    ['From', '2024-03'],
    ['Name of the contact', 'Otto Blue'],
    ['Email of the contact', 'otto@blue.test'],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('To', { exact: true }).fill('2025-05');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('We have asked Otto Blue.').waitFor();
  await page.goto('/account');
  const verify = page.getByRole('button', { name: 'Verify your phone' });
  await alive(verify);
  await verify.click();
  await dialog.getByLabel('Phone number').fill('+65 8123 4567');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = dialog.getByLabel('Code');
  await code.waitFor();
  const [sms] = await mailsTo(app, '+6581234567');
  await code.fill(/^\d{6}/.exec(sms?.text ?? '')?.[0] ?? '');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('+6581234567, verified on').waitFor();

  // The former employer has no JavaScript.
  await sendReferenceMails(app.services);
  const [mail] = await mailsTo(app, 'otto@blue.test');
  const otto = await newPerson(browser, app.url, { javaScriptEnabled: false, viewport: phone });
  await otto.page.goto(linkIn(mail));
  await otto.page.getByText('Maria Santos says they worked as Waiter at Blue Cafe').waitFor();
  await otto.page.getByLabel('Your comment about the work').fill('Always on time.');
  await otto.page.getByRole('button', { name: 'Confirm' }).click();
  await otto.page.getByText('You have confirmed this job. Thank you!').waitFor();

  const office = await signedIn(browser, app, await makeAdmin(db), desktop);
  const record = `/admin/candidates/${maria.id}`;
  await office.page.goto(record);
  const mark = office.page.getByRole('button', { name: 'Mark identity as checked' });
  await alive(mark);
  await mark.click();
  await dialogOf(office.page).getByLabel('Note').fill('Passport, in a video call');
  await dialogOf(office.page).getByRole('button', { name: 'Mark as checked' }).click();
  await office.page.getByText('Identity checked on').waitFor();

  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true, reducedMotion: 'reduce' });
  await visitor.page.goto(`/Hire-Maria-${maria.id}`);
  for (const words of ['Email verified', 'Phone verified', 'Identity checked', 'Always on time.'])
    await visitor.page.getByText(words, { exact: true }).waitFor();
  await visitor.page.getByText('March 2024 to May 2025').waitFor();
  expect(await visitor.page.content()).not.toMatch(/Otto|blue\.test|81234567/);

  // The admin sees the site as they do, and can change nothing.
  await office.page.getByRole('button', { name: 'View as this user' }).click();
  await dialogOf(office.page).getByLabel('Reason').fill('They see no offers.');
  await dialogOf(office.page).getByRole('button', { name: 'View', exact: true }).click();
  const banner = office.page.getByRole('complementary', { name: 'Read only' });
  await banner.getByText('You are viewing as Maria Santos.').waitFor();
  await expectNoLayoutFaults(office.page, 'the banner');
  await office.page.goto('/');
  const pause = office.page.getByRole('main').getByRole('button', { name: 'Pause profile' });
  await alive(pause);
  await pause.click();
  await dialogOf(office.page).getByRole('button', { name: 'Pause profile' }).click();
  await dialogOf(office.page).getByText('You are viewing as Maria Santos. Nothing can be changed.').waitFor();
  await office.page.keyboard.press('Escape');
  office.page.on('dialog', (question) => void question.accept());
  await banner.getByRole('button', { name: 'Stop' }).click();
  await office.page.waitForURL(`**${paths.admin.to()}`);

  // A ban closes the account, until it is lifted.
  await office.page.goto(record);
  const ban = office.page.getByRole('button', { name: 'Ban Maria Santos' });
  await alive(ban);
  await ban.click();
  await dialogOf(office.page).getByText('They are logged out and blocked').waitFor();
  await dialogOf(office.page).getByLabel('Reason').fill('Asked for money');
  await dialogOf(office.page).getByRole('button', { name: 'Ban' }).click();
  await office.page.getByText('Banned since').waitFor();
  await visitor.page.goto('/login');
  await alive(visitor.page.getByLabel('Email'));
  await visitor.page.getByLabel('Email').fill(maria.loginEmail ?? '');
  await visitor.page.getByLabel('Password', { exact: true }).fill(testPassword);
  await visitor.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await visitor.page.getByText(`This account is closed. Write to ${app.services.supportEmail}.`).waitFor();
  await office.page.getByRole('button', { name: 'Lift the ban' }).click();
  await dialogOf(office.page).getByRole('button', { name: 'Lift the ban' }).click();
  await office.page.getByText('The ban is lifted.').waitFor();
  expect([...complaints, ...office.complaints]).toEqual([]);
});
