import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { fixture } from '../../support/fixtures.ts';
import { fillCard, message, opensTab, say, signedInUser, signIn } from '../../support/pageSteps.ts';
import { startServerProcess } from '../../support/serverProcess.ts';

/** The main journey with three people in separate browsers: search, contact, payment and chat. */

const server = fixture(
  () => startServerProcess(),
  (server) => server.stop(),
);
const browser = testBrowser();

const name =
  'a guest finds a waiter, pays and chats, an admin reads the chat, and nothing is lost when the server is killed';

it(name, async () => {
  const guest = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  const waiter = await newPerson(browser, server.url, { viewport: { width: 375, height: 812 } });
  const admin = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });

  // Search.
  const page = guest.page;
  await page.goto('/');
  await page.getByRole('combobox', { name: 'in', exact: true }).selectOption('Singapore');
  await page.getByRole('combobox', { name: 'I need to hire a' }).selectOption('waiter');
  await page.waitForURL('**/waiter-job-singapore');
  await page.getByRole('heading', { name: 'Job Seekers in Singapore' }).waitFor();
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await names.count()).toBe(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await names.nth(10).waitFor();

  // The second browser signs in as the demo job seeker.
  await signIn(waiter.page, 'jobseeker@hourhand.test', '/login-as-a-candidate');
  const { databaseId, firstName } = await signedInUser(waiter.page);

  // A card opens the profile in a new tab.
  const card = await opensTab(page, () => page.getByRole('link', { name: 'Contact now' }).first().click());
  expect(new URL(card.url()).pathname).toMatch(/^\/Hire-.+-in-Singapore-Job-.+-\d+$/);
  await card.close();

  // A former URL of the job seeker redirects to the current one.
  await page.goto(`/Hire-Somebody-in-Singapore-Job-anything-${databaseId}`);
  await page.getByRole('heading', { level: 1, name: firstName }).waitFor();
  expect(page.url()).toContain(`/Hire-${firstName}-in-`);

  // Contact with invalid data first: the documented messages are at the fields, and nothing is created.
  await page
    .getByRole('button', { name: `Contact ${firstName}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Gus Guest');
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await dialog.getByText('Attention! You should enter at least email or WhatsApp.').waitFor();
  await dialog.getByLabel('Email').fill('employer@hourhand.test');
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await dialog.getByLabel('Part-time').check();
  await dialog.getByRole('button', { name: 'PROCEED' }).click();
  await dialog.getByText('This email belongs to an account. Please log in first.').waitFor();
  await dialog.getByLabel('Email').fill('gus@example.test');
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await dialog.getByRole('button', { name: 'PROCEED' }).click();

  // Payment with a declined card first, then with a valid one.
  const payment = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await payment.getByLabel('Card number').waitFor();
  const fill = (number: string) => fillCard(payment, 'Gus Guest', number);
  await payment.getByRole('checkbox', { name: /terms/ }).check();
  await fill('4242 4242 4242 4241');
  await payment.getByRole('button', { name: /Pay/ }).click();
  await payment.getByText('Invalid Credit Card Number.').waitFor();
  await fill('4000 0000 0000 0002');
  await payment.getByRole('button', { name: /Pay/ }).click();
  await payment.getByText('Your payment was unsuccessful.').waitFor();
  await fill('4242 4242 4242 4242');
  await payment.getByRole('button', { name: /Pay/ }).click();
  await page.waitForURL('**/chat/shared/*');

  // The chat is live in both directions.
  await page.getByRole('heading', { name: `Chat now with ${firstName}` }).waitFor();
  await say(page, 'Can you start on Friday?');
  await message(page, 'Can you start on Friday?').waitFor();
  await waiter.page.goto('/chat');
  await waiter.page.getByRole('link', { name: /Gus/ }).first().click();
  await message(waiter.page, 'Can you start on Friday?').waitFor();
  await page.getByText('Seen', { exact: true }).last().waitFor();
  await waiter.page.getByRole('textbox', { name: 'Message' }).pressSequentially('Yes', { delay: 20 });
  await page.getByText(`${firstName} is typing`).waitFor();
  await say(waiter.page, 'Yes, I can.');
  await message(page, 'Yes, I can.').waitFor();
  await waiter.page.getByText('Seen', { exact: true }).last().waitFor();

  // An admin reads the chat.
  await signIn(admin.page, 'admin@hourhand.test', '/login');
  await admin.page.goto('/admin/contact_requests');
  const row = admin.page.getByRole('row').filter({ hasText: 'Gus' }).first();
  const adminChat = await opensTab(admin.page, () => row.getByRole('link', { name: /chat/i }).click());
  await message(adminChat, 'Yes, I can.').waitFor();
  await say(page, 'Wonderful, see you then.');
  await message(adminChat, 'Wonderful, see you then.').waitFor();

  const complaints = () => [guest, waiter, admin].flatMap((person) => person.complaints);
  expect(complaints()).toEqual([]);

  // The server is killed and restarted; both pages reconnect automatically.
  await server.restart('SIGKILL');
  await say(waiter.page, 'See you.');
  await message(page, 'See you.').waitFor();
  await server.restart('SIGTERM');
  await page.reload();
  for (const text of ['Can you start on Friday?', 'Yes, I can.', 'Wonderful, see you then.', 'See you.']) {
    await message(page, text).waitFor();
    expect(await message(page, text).count(), text).toBe(1);
  }

  // The browser itself logs errors of a server that stops: a lost connection, and a 503 while it drains.
  const ofTheServersEnd =
    /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_SOCKET_NOT_CONNECTED|WebSocket connection|status of 503/;
  expect(complaints().filter((text) => !ofTheServersEnd.test(text))).toEqual([]);
});
