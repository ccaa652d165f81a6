import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { photoFromPhone } from '../support/files.ts';
import {
  alive,
  box,
  bubble,
  contactAsGuest,
  message,
  payWithCard,
  say,
  sendButton,
  signedInUser,
  signIn,
} from '../support/pageSteps.ts';
import { desktop } from '../support/viewports.ts';
import { testHosting } from './support/hosting.ts';

/** The main journey in real browsers, with every part as it is run, through the proxy. */

const hosting = testHosting({ HOURHAND_DEMO: '1' });
const browser = testBrowser();

it('an employer contacts, pays and chats with a job seeker on another process', {
  timeout: 240_000,
}, async () => {
  const person = () => newPerson(browser, hosting.url, { viewport: desktop, ignoreHTTPSErrors: true });
  const [guest, waiter] = [await person(), await person()];
  const { page } = guest;

  await page.goto('/');
  const protocols = () => performance.getEntriesByType('navigation').map((one) => Reflect.get(one, 'nextHopProtocol'));
  expect(await page.evaluate(protocols)).toEqual(['h2']);

  // Contact without registering.
  await signIn(waiter.page, 'jobseeker@hourhand.test', '/login-as-a-candidate');
  const { databaseId, firstName } = await signedInUser(waiter.page);
  await page.goto(`/Hire-Somebody-in-Singapore-Job-anything-${databaseId}`);
  await payWithCard(await contactAsGuest(page, 'Gus Guest', 'gus@example.test'));
  await page.waitForURL('**/chat/shared/*');
  await page.getByText('Thank you! Your subscription is active.').waitFor();
  await eventually(async () => {
    const subjects = (await hosting.mailServer.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Your Hourhand receipt: SGD 49');
  });

  // Chat live, on two processes.
  await waiter.page.goto('/chat');
  await waiter.page.getByRole('link', { name: /Gus/ }).first().click();
  await say(page, 'Can you start on Friday?');
  await message(waiter.page, 'Can you start on Friday?').waitFor();
  await page.getByText('Seen', { exact: true }).last().waitFor();
  await reloadUntilApart(waiter.page);
  await box(waiter.page).pressSequentially('Yes', { delay: 20 });
  await page.getByText(`${firstName} is typing`).waitFor();
  await say(waiter.page, 'Yes, I can.');
  await message(page, 'Yes, I can.').waitFor();

  // A picture, which is in the storage.
  const photo = { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: await photoFromPhone() };
  await page.getByLabel('Attach an image').setInputFiles(photo);
  await page.getByRole('status').getByText('menu.jpg is attached').waitFor({ state: 'attached' });
  await box(page).fill('This is the menu.');
  await sendButton(page).click();
  const picture = bubble(waiter.page, 'This is the menu.').getByAltText(/^Sent by/);
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  expect([guest, waiter].flatMap(({ complaints }) => complaints)).toEqual([]);
});

/** Opens the page again until its socket is on another process than that of the other person. */
async function reloadUntilApart(page: Page): Promise<void> {
  for (let reloads = 0; reloads < 20; reloads += 1) {
    const open = hosting.webs.map(async ({ url }) => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return /^hourhand_sockets_open\{[^}]*\} [1-9]/m.test(metrics);
    });
    if (!(await Promise.all(open)).includes(false)) return;
    const opened = page.waitForEvent('websocket');
    await page.reload();
    await opened;
    await alive(box(page));
  }
  throw new Error('Both sockets are always on the same process.');
}
