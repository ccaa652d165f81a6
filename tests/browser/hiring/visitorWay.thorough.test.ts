import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, box, isInView, log, opensTab, tabTo } from '../../support/pageSteps.ts';

/** The whole way of a visitor on a phone: from the home page to the first message to a job seeker. */

const server = testDemo();
const browser = testBrowser();

const smallPhone = { width: 375, height: 667 };

/** How a person uses a control, and what is looked at after each step. */
type Hands = {
  press: (page: Page, control: Locator) => Promise<void>;
  fill: (page: Page, field: Locator, text: string) => Promise<void>;
  after: (page: Page, step: string) => Promise<void>;
};

/** Everything is found by its role and its accessible name. */
async function walk(page: Page, email: string, { press, fill, after }: Hands): Promise<void> {
  await page.goto('/');
  const job = page.getByRole('combobox', { name: 'I need to hire a' });
  await alive(job);
  await after(page, 'home');
  await press(page, page.getByRole('search').getByRole('button', { name: 'Search' }));
  await page.getByRole('heading', { level: 1, name: /^Job Seekers/ }).waitFor();
  await after(page, 'search');

  const card = page.getByRole('main').getByRole('article').first();
  const name = ((await card.getByRole('heading', { level: 2 }).textContent()) ?? '').trim().split(/[\s(]/)[0] ?? '';
  const profile = await opensTab(page, () => press(page, card.getByRole('link', { name: /^Contact now/ })));
  await profile.getByRole('heading', { level: 1, name, includeHidden: true }).waitFor();

  // The tab opens with the dialog.
  const first = profile.getByRole('dialog', { name: 'Contact now' });
  await first.getByText('Step 1 of 3').waitFor();
  await first.getByText(/^From .* a month\. Cancel any time\./).waitFor();
  await fill(profile, first.getByRole('textbox', { name: 'Email' }), email);
  await after(profile, 'contact');
  await press(profile, first.getByRole('button', { name: 'INQUIRE NOW' }));

  const second = profile.getByRole('dialog', { name: 'Set preferences' });
  await second.getByText('Step 2 of 3').waitFor();
  await fill(profile, second.getByRole('textbox', { name: 'Description' }), 'Two evenings a week.');
  await after(profile, 'the work');
  await press(profile, second.getByRole('button', { name: 'PROCEED' }));

  const payment = profile.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await payment.getByText('Step 3 of 3').waitFor();
  for (const [field, text] of [
    ['Name on card', 'Gus Guest'],
    ['Card number', '4242424242424242'],
    ['Expiry date', '1240'],
    ['CVC', '123'],
  ] as const)
    await fill(profile, payment.getByRole('textbox', { name: field }), text);
  await press(profile, payment.getByRole('checkbox', { name: /terms/ }));
  await after(profile, 'payment');
  await press(profile, payment.getByRole('button', { name: /^Pay / }));

  await profile.waitForURL('**/chat/shared/*');
  await profile.getByText('Thank you! Your subscription is active.').waitFor();
  await expect.poll(() => box(profile).inputValue()).toContain('Two evenings a week.');
  await after(profile, 'chat');
  expect(await isInView(profile, profile.getByRole('button', { name: 'Send' }))).toBe(true);
  await press(profile, profile.getByRole('button', { name: 'Send' }));
  await log(profile).getByText('Two evenings a week.').waitFor();
}

it('is walked by keyboard alone', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, {
    viewport: smallPhone,
    reducedMotion: 'reduce',
  });
  await walk(page, 'a-visitor-with-a-keyboard-and-a-long-email@visitor.test', {
    async press(at, control) {
      await tabTo(at, control);
      const isBox = (await control.getAttribute('type')) === 'checkbox';
      await at.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async fill(at, field, text) {
      await tabTo(at, field);
      await at.keyboard.type(text);
    },
    async after() {},
  });
  expect(complaints).toEqual([]);
  await context.close();
});

/** The lines of an accessibility tree with a control or a dialog that has no name. */
const unnamed = (tree: string): string[] =>
  tree
    .split('\n')
    .filter((line) =>
      /^\s*- (?:button|link|textbox|combobox|checkbox|radio|dialog|heading)(?: \[[^\]]*\])*:?$/.test(line),
    );

it('is heard by a screen reader: each control has a name, and each step says where it is', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, {
    viewport: smallPhone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  const steps: string[] = [];
  await walk(page, 'a-visitor-with-a-screen-reader-and-a-long-email@visitor.test', {
    press: (_at, control) => control.click(),
    fill: (_at, field, text) => field.fill(text),
    async after(at, step) {
      steps.push(step);
      expect(unnamed(await at.locator('body').ariaSnapshot()), step).toEqual([]);
      expect(await violations(at), step).toEqual([]);
      expect(await at.title(), step).not.toBe('');
    },
  });
  expect(steps).toEqual(['home', 'search', 'contact', 'the work', 'payment', 'chat']);
  expect(complaints).toEqual([]);
  await context.close();
});
