import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { expectFocusOn } from '../../support/focus.ts';
import { alive } from '../../support/pageSteps.ts';

const server = testDemo();
const browser = testBrowser();
it('the doors lead visitors to their side, whose search opens a listing, by keyboard too; each is short on a phone', async () => {
  const viewport = { width: 375, height: 812 };
  const { page, complaints } = await newPerson(browser, server.url, { viewport });
  const city = page.getByRole('combobox', { name: 'in', exact: true });
  const job = page.getByRole('combobox', { name: 'I need to hire a' });
  const doors = page.getByRole('navigation', { name: 'What brings you here?' });
  const expectShort = async () => {
    await page.getByRole('heading', { name: 'Companies that hire by the hour' }).waitFor();
    // At most five screens.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
  };
  await page.goto('/');
  await expectShort();
  await alive(job);
  await city.selectOption('Singapore');
  expect(new URL(page.url()).pathname).toBe('/');
  await job.focus();
  await page.keyboard.press('c');
  await expect.poll(() => job.inputValue()).toMatch(/^c/);
  const chosen = await job.inputValue();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${chosen}-job-singapore`);

  await page.goto('/');
  expect(await doors.getByRole('link', { name: 'I need to hire' }).getAttribute('aria-current')).toBe('page');
  await doors.getByRole('link', { name: 'I’m looking for work' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/find-work');
  await page.getByRole('heading', { name: 'Employers who are hiring now' }).waitFor();
  await expectFocusOn(page, 'I’m looking for work as a');
  // What is removed as soon as it has the focus leads to the heading of its part.
  await page.evaluate(() => {
    const part = document.createElement('section');
    part.innerHTML = '<h2>The part</h2><button type="button">Stays</button><button type="button">Goes</button>';
    document.querySelector('main')?.append(part);
    const [stays, goes] = part.querySelectorAll('button');
    stays?.focus();
    goes?.focus();
    goes?.remove();
  });
  await expectFocusOn(page, 'The part');
  await expectShort();
  const wanted = page.getByRole('combobox', { name: 'I’m looking for work as a' });
  await alive(wanted);
  await city.selectOption('Singapore');
  await wanted.selectOption('barista');
  await page.waitForURL('**/barista-offers-singapore');
  await page.goBack();
  await page.getByRole('link', { name: 'Create your profile' }).click();
  await page.waitForURL('**/sign-up-as-a-candidate');
  expect(complaints).toEqual([]);
});

it('the help narrows as one types, in an address that can be sent to someone', async () => {
  const { page, complaints } = await newPerson(browser, server.url);
  await page.goto('/help');
  const field = page.getByRole('searchbox', { name: 'Search the help' });
  const roles = page.getByRole('navigation', { name: 'Who asks?' });
  const answers = () => page.locator('summary').count();
  await alive(field);
  const all = await answers();
  await field.fill('invoice');
  await expect.poll(answers).toBeLessThan(all);
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await page.getByText('You can download an invoice for each payment').waitFor();
  await roles.getByRole('link', { name: 'Job seekers' }).click();
  await page.waitForURL('**/help?for=job-seeker&q=invoice');
  await page.getByText('No answers').waitFor();
  expect(complaints).toEqual([]);
});
