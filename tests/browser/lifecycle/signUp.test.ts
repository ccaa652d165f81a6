import { expect, it } from 'vitest';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { codeIn, mailsTo } from '../../support/outbox.ts';
import { mailedCode } from '../../support/signUp.ts';

const app = testApp();
const browser = testBrowser();

it('a job seeker signs up, enters the emailed code in the same tab, and continues to the intended page', async () => {
  const { page, complaints } = await newPerson(browser, app.url, {
    viewport: { width: 375, height: 812 },
    bypassCSP: true,
  });
  await page.goto('/sign-up-as-a-candidate?next=%2Fchat%2Fwith-admin');
  await page.getByLabel('Name').fill('Nora New');
  await page.getByLabel('Email').fill('nora@example.test');
  const password = page.getByRole('textbox', { name: 'Password' });
  // It is hidden, programs that keep passwords know it, and nothing keeps people from pasting.
  expect([await password.getAttribute('type'), await password.getAttribute('autocomplete')]).toEqual([
    'password',
    'new-password',
  ]);
  const pastes = (field: SVGElement | HTMLElement) =>
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
  expect(await password.evaluate(pastes)).toBe(true);
  await password.fill('password123');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign up' });
  await submit.click();
  await page.getByText('This password is too easy to guess. Please choose a less common one.').waitFor();
  await password.fill('a long password');
  await submit.click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();

  // The demo links to its outbox. A reloaded tab still asks for the code.
  expect(await page.getByRole('link', { name: 'Open the outbox' }).getAttribute('href')).toBe('/dev/outbox');
  await page.reload();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Code').fill('1234');
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await page.getByText('The code has 8 digits.').waitFor();
  const code = await mailedCode(app, 'nora@example.test');
  await page.getByLabel('Code').fill(code === '00000000' ? '00000001' : '00000000');
  await create.click();
  await page.getByText('The code is incorrect.').waitFor();
  await page.getByLabel('Code').fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await create.click();
  await page.waitForURL('**/chat/**');

  // The browser itself logs the two responses with status 400.
  expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
});

it('an existing user sees the same page, and the email says that there is an account', async () => {
  const { email } = await makeEmployer(app.services.db);
  const { page, complaints } = await newPerson(browser, app.url);
  await page.goto('/sign-up-as-a-employer');
  await page.getByLabel('Name').fill('Erin Tan');
  await page.getByLabel('Email').fill(email ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const [mail] = await mailsTo(app, email);
  expect(mail?.text).toContain('you already have an account');
  expect(complaints).toEqual([]);
});

it('the code is mailed again after a pause, and the newest one makes the account', async () => {
  const { page, complaints } = await newPerson(browser, app.url);
  await page.clock.install();
  await page.goto('/sign-up-as-a-employer');
  await page.getByLabel('Name').fill('Ada Again');
  await page.getByLabel('Email').fill('again@example.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  const again = page.getByRole('button', { name: /^Send the code again/ });
  await again.waitFor();
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  await again.click({ force: true });
  await page.getByText(/^Please wait \d+ more seconds\.$/).waitFor();
  const first = await mailedCode(app, 'again@example.test');
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Send the code again', exact: true }).click();
  await page.getByText('We sent another code. Please use the newest one.').waitFor();
  await expect.poll(async () => (await mailsTo(app, 'again@example.test')).length).toBe(2);
  const codes = (await mailsTo(app, 'again@example.test')).map(codeIn);
  await page.getByLabel('Code').fill(codes.find((code) => code !== first) ?? '');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'));
  expect(complaints).toEqual([]);
});
