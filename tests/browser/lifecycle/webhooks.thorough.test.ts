import { expect, it } from 'vitest';
import { deliverWebhooks } from '../../../server/webhooks/deliver.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';
import { webhookReceiver } from '../../support/webhookReceiver.ts';

/** Setting up webhooks and looking at what was sent, in a real browser. */

const app = testApp({ environment: { WEBHOOKS_TO_PRIVATE: '1' } });
const browser = testBrowser();
const receiver = webhookReceiver();

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('an employer adds an endpoint, tests it and sends an event again, on %s', async (_name, viewport) => {
  app.clock.now = new Date();
  receiver.clear();
  await app.services.db.webhookEndpoint.deleteMany();
  const erin = await makeEmployer(app.services.db, { name: 'Erin Tan' });
  const { page, context } = await signedIn(browser, app, erin, viewport);
  const endpoints = () => app.services.db.webhookEndpoint.findMany({ where: { userId: erin.id } });

  await page.goto('/account');
  const link = page.getByRole('link', { name: 'Set up webhooks' });
  await alive(link);
  await link.click();
  await text(page, 'No endpoints yet');
  await expectNoLayoutFaults(page, 'without endpoints');
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please provide an address that begins with https://.').waitFor();
  await dialog.getByText('Please choose an event.').waitFor();
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('checkbox', { name: /^Message/ }).check();
  await dialog.getByRole('checkbox', { name: /^Offer ended/ }).check();
  expect(await dialog.getByRole('checkbox', { name: /^Report/ }).count()).toBe(0);
  await expectNoLayoutFaults(page, 'the form');
  await dialog.getByRole('button', { name: 'Save' }).click();

  const shown = page.getByRole('dialog', { name: 'The secret of your endpoint' });
  await shown.waitFor();
  const secret = (await shown.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await shown.getByRole('button', { name: 'Close' }).click();
  expect(await endpoints()).toMatchObject([{ url: receiver.url, events: ['job_offer.ended', 'message.created'] }]);

  await page.getByRole('button', { name: /^Send a test event/ }).click();
  await page.getByText('A test event is on its way.').waitFor();
  receiver.answers.push((response) => response.writeHead(418).end('Only coffee here'));
  await deliverWebhooks(app.inBackground);
  await page.reload();
  await page.getByText('Waiting').waitFor();
  await alive(page.getByRole('button', { name: /^Send again: test/ }));
  await page.getByText('Show request and answer').click();
  await page.getByText('Only coffee here').waitFor();
  await page.getByText('The answer had the status 418.').waitFor();
  await expectNoLayoutFaults(page, 'the deliveries');

  await page.getByRole('button', { name: /^Send again: test/ }).click();
  await page.getByText('The event is on its way.').waitFor();
  await deliverWebhooks(app.inBackground);
  expect(receiver.events(secret).map(({ type }) => type)).toEqual(['test', 'test']);
  await page.reload();
  await page.getByText('Delivered').waitFor();

  const replace = page.getByRole('button', { name: /^Replace the secret/ });
  await alive(replace);
  await replace.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click();
  await shown.waitFor();
  expect(await shown.locator('code').textContent()).not.toBe(secret);
  await shown.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await text(page, 'No endpoints yet');
  expect(await endpoints()).toEqual([]);
  await context.close();
});
