import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { alive } from '../../support/pageSteps.ts';
import { makeProfileFixtures, profileSteps } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { phone } from '../../support/viewports.ts';

/**
 * Each documented message of the wizard and the editor, at its field in a real browser. Two need no test here: the forms show
 * the email of the login without letting it be changed, and the country is the city's. `tests/rest/profileAnswers.test.ts`
 * gets those from GraphQL and REST.
 */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeProfileFixtures(app.services));

const { upTo } = profileSteps(() => ({ app, catalog: fixtures.catalog }));

/** What is typed, and the message that follows at this field. */
type Case = [label: string, change: ((page: Page) => Promise<unknown>) | null, message: string];

const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label).fill(text);
const choose = (label: string, option: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).selectOption(option);

const wizard: Case[][] = [
  [
    ['Full name', fill('Full name', ''), 'Please provide name.'],
    ['Gender', null, 'Please provide gender.'],
    ['WhatsApp phone number', null, 'Please provide whatsapp number.'],
    [
      'WhatsApp phone number',
      fill('WhatsApp phone number', '12'),
      'Please provide a valid phone number with the correct country code.',
    ],
    ['Country of origin', null, 'Please provide country of origin.'],
    ['Mother tongue', null, 'Please provide language.'],
  ],
  [
    ['City', null, 'Please provide city.'],
    ['Zip code', null, 'Please provide zip code.'],
    ['Tell us where you can work', null, 'Please provide more information.'],
    ['Situation in the country', choose('City', 'Strictville'), 'Please provide situation in country.'],
  ],
  [
    ['Job', null, 'Please provide job.'],
    ['Experience level', null, 'Please provide years of experience.'],
    ['Minimum hourly rate', null, 'Please provide a minimum hourly rate.'],
  ],
  [
    ['Title', null, 'Please enter a title.'],
    ['Title', fill('Title', 'Wait'), 'Title should have minimum of 5 characters .'],
    ['Description', null, 'Please enter a valid description.'],
    ['Description', fill('Description', 'Too short.'), 'Description should have minimum of 500 characters .'],
    ['What makes you a great', null, 'Please enter answer for "what does make you a great ...?"'],
    ['Why should we hire you?', null, 'Please enter answer for "why should we hire you?".'],
    ['Who are your previous employers?', null, 'Please enter your previous employers.'],
  ],
  [['Preferred time slots', null, 'Please enter a precise availability.']],
  [['Choose a photo', null, 'Profile photo is required. Please choose your picture and click on the button "Upload".']],
];

it.each(wizard.map((cases, index) => [index + 1, cases] as const))(
  'step %i of the wizard shows each of its messages',
  async (step, cases) => {
    const { page } = await signedIn(browser, app, await upTo(step - 1), phone);
    await page.goto('/create-my-profile');
    await page.getByText(`Step ${step} of 6`).waitFor();
    const next = page.getByRole('button', { name: step === 6 ? 'Submit my profile' : 'Next' });
    await alive(next);
    for (const [label, change, message] of cases) {
      await change?.(page);
      await next.click();
      await shows(page, label, message);
    }
    await page.getByText(`Step ${step} of 6`).waitFor();
  },
);

it('a title of more than 60 characters cannot be typed', async () => {
  const { page } = await signedIn(browser, app, await upTo(3), phone);
  await page.goto('/create-my-profile');
  const title = page.getByLabel('Title');
  await alive(title);
  await title.pressSequentially('x'.repeat(61));
  expect((await title.inputValue()).length).toBe(60);
});

const editor: Case[] = [
  ['Full name', fill('Full name', ''), 'Please provide a name.'],
  [
    'WhatsApp phone number',
    fill('WhatsApp phone number', ''),
    'Please provide a valid phone number with the correct country code.',
  ],
  ['Zip code', fill('Zip code', ''), 'Please provide a zipcode.'],
  ['Tell us where you can work', fill('Tell us where you can work', ''), 'Please provide more information.'],
  ['Title', fill('Title', ''), 'Please enter a title.'],
  ['Description', fill('Description', ''), 'Please enter a valid description.'],
  ['Preferred time slots', fill('Preferred time slots', ''), 'Please enter a precise availability.'],
  ['Choose a photo', null, 'Profile photo is required. Please choose a picture and click on the button "Upload".'],
];

it('the editor shows each of its messages', async () => {
  const jobSeeker = await upTo(5);
  await app.services.db.user.update({ where: { id: jobSeeker.id }, data: { profileUpdated: true } });
  const { page } = await signedIn(browser, app, jobSeeker, phone);
  await page.goto('/my-profile');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  for (const [, change] of editor) await change?.(page);
  await save.click();
  for (const [label, , message] of editor) await shows(page, label, message);
  // Without a rate there is nothing to save.
  await page.getByLabel('City', { exact: true }).selectOption('');
  await page.getByRole('option', { name: 'Select a City First' }).waitFor({ state: 'attached' });
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('City', { exact: true }).selectOption('Strictville');
  await page.getByRole('option', { name: 'Select Rate' }).waitFor({ state: 'attached' });
  expect(await save.isDisabled()).toBe(true);
});

/** Waits for the message, which describes its field for screen readers. */
async function shows(page: Page, label: string, message: string): Promise<void> {
  await page.getByText(message, { exact: true }).first().waitFor();
  if (label === 'Choose a photo') return;
  const described = await page.getByLabel(label).first().getAttribute('aria-describedby');
  const texts = await Promise.all((described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()));
  expect(texts.join(' '), label).toContain(message);
}
