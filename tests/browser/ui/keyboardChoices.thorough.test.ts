import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** Arrow keys and letters pass options on the way; only Enter chooses one where a choice acts at once. */

const fixtures = testFixtures();
const browser = testBrowser();
beforeAll(async () => {
  for (const name of ['Called', 'Invited', 'Hired']) {
    await fixtures.app.services.db.contactRequestStatus.create({ data: { name, description: `${name}.` } });
  }
});

async function openRequests() {
  const person = await signedIn(browser, fixtures.app, fixtures.people.admin, desktop);
  await person.page.goto('/admin/contact_requests');
  await alive(person.page.getByLabel('Rows per page').or(person.page.getByLabel('Time')).first());
  return person;
}

const softInk = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = 'var(--ink-soft)';
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });

const press = async (control: Locator, ...keys: string[]) => {
  for (const key of keys) await control.press(key);
};

it('an admin sets a status with Enter; keys that pass others and Delete change nothing', async () => {
  const { db } = fixtures.app.services;
  const { page, complaints, context } = await openRequests();
  const { requestId: id } = fixtures.contacts.employer;
  const entries = () => db.auditEntry.count();
  const stored = async () =>
    (await db.contactRequest.findUniqueOrThrow({ where: { id }, select: { status: true } })).status?.name;
  const before = await entries();
  const status = page.getByLabel(`Status of contact request ${id}`, { exact: true });
  await alive(status);
  const shown = () => status.locator('option:checked').textContent();

  await press(status, 'ArrowDown', 'ArrowDown', 'ArrowDown');
  const notice = page.getByText('Press Enter to choose.');
  await notice.waitFor();
  // Nothing is wrong: it has the colour of a hint.
  expect(await notice.evaluate((hint) => getComputedStyle(hint).color)).toBe(await softInk(page));
  await press(status, 'Escape');
  expect(await shown()).toBe('Select Status');
  await press(status, 'End');
  expect(await shown()).toBe('Delete');
  await press(status, 'Tab');
  expect(await shown()).toBe('Select Status');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await press(status, 'i');
  expect(await shown()).toBe('Invited');
  expect(await stored()).toBeUndefined();
  expect(await entries()).toBe(before);

  await press(status, 'Enter');
  await page.getByText(`Contact request #${id}: Invited.`).waitFor();
  expect(await stored()).toBe('Invited');
  expect(await entries()).toBe(before + 1);

  await press(status, 'End', 'Enter');
  await page.getByRole('dialog').getByText('Contact Request').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await entries()).toBe(before + 1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a filter and an order wait for Enter, and a date for a pause', async () => {
  const { page, complaints, context } = await openRequests();
  const search = () => new URL(page.url()).search;
  const time = page.getByLabel('Time');
  await press(time, 'ArrowDown');
  await text(page, 'Press Enter to choose.');
  expect(search()).toBe('');
  await press(time, 'ArrowDown', 'Enter');
  await expect.poll(search).toBe('?time=part');
  // The list of options is open: the key that closes it chooses.
  await time.selectOption('Full Time');
  await expect.poll(search).toBe('?time=full');
  await page.goto('/admin/audit-log');
  const from = page.getByLabel('From');
  await alive(from);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked.push(request.postData() ?? '');
  });
  await from.fill('2026-01-01');
  await press(from, 'ArrowUp', 'ArrowUp', 'ArrowUp');
  await expect.poll(search).toContain('2026-01-01'.slice(0, 4));
  expect(asked.filter((body) => body.includes('AuditLog')).length).toBeLessThanOrEqual(1);
  expect(complaints).toEqual([]);
  await context.close();
});
