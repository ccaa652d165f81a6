import { expect, it } from 'vitest';
import { examplesIn } from '../../../client/screens/developers/section.ts';
import { sections } from '../../../client/screens/developers/sections.ts';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';

/** The page for developers. */

const demo = testDemo();
const browser = testBrowser();

/** As it is written into a page. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

it('contains every section and every example without scripts', async () => {
  const html = await (await fetch(`${demo.url}/developers`)).text();
  for (const { id } of sections) {
    expect(html).toContain(`<section id="${id}"`);
    expect(html).toContain(`href="#${id}"`);
  }
  for (const { title, code } of examplesIn(sections)) expect(html.includes(escaped(code)), title).toBe(true);
});

it.each([375, 768, 1440])('fits a screen %i pixels wide, without faults for screen readers', async (width) => {
  const { page, complaints } = await newPerson(browser, demo.url, {
    viewport: { width, height: 900 },
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await page.goto('/developers');
  await page.getByRole('heading', { name: 'For developers' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.locator('details').first().locator('summary').click();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('gives a key in two presses', async () => {
  const { page, complaints } = await newPerson(browser, demo.url, { viewport: { width: 1440, height: 900 } });
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Log in as an employer of the demo' }).click();
  await page.getByRole('button', { name: 'Make a key' }).click();
  const key = await page.getByRole('dialog').locator('code').innerText();
  const answer = await fetch(`${demo.url}/api/get-user-info`, { headers: { authorization: `Bearer ${key}` } });
  expect(await answer.json()).toMatchObject({ email: 'premium@hourhand.test' });
  expect(complaints).toEqual([]);
});
