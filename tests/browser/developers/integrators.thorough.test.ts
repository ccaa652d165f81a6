import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The pages for integrators. tests/processes/developers runs the examples of the guide. */

const demo = testDemo();
const browser = testBrowser();

it('the guide gives a key in two presses, and its pages ask with the rights of the login, with our own files alone', async () => {
  const { page, complaints } = await newPerson(browser, demo.url, { viewport: phone });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Log in as an employer of the demo' }).click();
  await page.getByRole('button', { name: 'Make a key' }).click();
  const key = await page.getByRole('dialog').locator('code').innerText();
  const own = await fetch(`${demo.url}/api/get-user-info`, { headers: { authorization: `Bearer ${key}` } });
  expect(await own.json()).toMatchObject({ email: 'premium@hourhand.test' });

  await page.goto('/api/docs');
  await page.locator('.opblock-tag', { hasText: 'Users' }).first().click();
  const call = page.locator('#operations-Users-getGetUserInfo');
  await call.locator('.opblock-summary-control').press('Enter');
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect
    .poll(() => call.locator('.live-responses-table .response-col_status').last().innerText())
    .toMatch(/^200/);
  expect(await beyond()).toBeLessThanOrEqual(0);

  // Narrow windows break words of answers.
  await page.setViewportSize(desktop);
  await page.goto(`/api/graphiql?query=${encodeURIComponent('{ viewer { kind } }')}`);
  await page.getByRole('button', { name: /Execute/ }).click();
  const answer = page.locator('.result-window');
  // Editors draw spaces that do not break.
  await expect.poll(async () => (await answer.innerText()).replaceAll('\u00a0', ' ')).toContain('"kind": "EMPLOYER"');
  await page.setViewportSize(phone);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  expect(asked.filter((url) => !url.startsWith(demo.url) && !/^(?:data|blob):/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});
