import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Everything that can be dragged has a button that does the same, by click and by keyboard. */

const fixtures = testFixtures();
const browser = testBrowser();

it('an admin puts statuses in order with buttons, which say where a status is', async () => {
  const { db } = fixtures.app.services;
  for (const [position, name] of ['One', 'Two', 'Three'].entries()) {
    await db.contactRequestStatus.create({ data: { name, description: 'A status', position: 100 + position } });
  }
  const { page, complaints, context } = await signedIn(browser, fixtures.app, fixtures.people.admin, phone);
  await page.goto('/admin/contact-request-status');
  const open = page.getByRole('button', { name: 'Change order' });
  await alive(open);
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Order of the statuses' });
  const down = dialog.getByRole('button', { name: 'Move One down' });
  await down.click();
  await dialog.getByText('One moved to place 2 of 3.').waitFor({ state: 'attached' });
  await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByText('One moved to place 3 of 3.').waitFor({ state: 'attached' });
  expect(await down.getAttribute('aria-disabled')).toBe('true');
  await dialog.getByRole('button', { name: 'Move Three up' }).press('Enter');
  await dialog.getByText('Three moved to place 1 of 3.').waitFor({ state: 'attached' });
  await expectNoLayoutFaults(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The order was saved.').waitFor();
  const stored = await db.contactRequestStatus.findMany({ orderBy: { position: 'asc' } });
  expect(stored.map(({ name }) => name)).toEqual(['Three', 'Two', 'One']);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a job seeker moves and zooms the photo with buttons, as far as its edge', async () => {
  const { page, complaints, context } = await signedIn(browser, fixtures.app, fixtures.people.jobSeeker, desktop);
  await page.goto('/my-profile');
  await alive(page.getByRole('button', { name: 'Save', exact: true }));
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  await page
    .getByLabel(/Choose (?:a|another) photo/)
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture });
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await zoom.waitFor();
  const image = page
    .getByRole('group', { name: /part of the picture/ })
    .locator('..')
    .locator('img');
  const at = () =>
    image.evaluate((element) => {
      const { e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
      return [Math.round(x), Math.round(y)];
    });
  const button = (name: string) => page.getByRole('button', { name });
  expect(await at()).toEqual([0, 0]);
  await button('Move the picture left').click();
  await expect.poll(at).toEqual([-20, 0]);
  await button('Move the picture right').press('Enter');
  await expect.poll(at).toEqual([0, 0]);
  // A wide picture has no more above or below.
  await button('Move the picture up').click();
  expect(await at()).toEqual([0, 0]);
  await button('Zoom in').click();
  await expect.poll(() => zoom.inputValue()).toBe('1.25');
  await button('Move the picture up').press('Space');
  await expect.poll(at).toEqual([0, -20]);
  await button('Move the picture down').click();
  await expect.poll(at).toEqual([0, 0]);
  // It stops at its edge.
  for (let press = 0; press < 20; press += 1) await button('Move the picture left').click();
  const [edge = 0] = await at();
  await button('Move the picture left').click();
  expect(await at()).toEqual([edge, 0]);
  await button('Zoom out').click();
  await expect.poll(() => zoom.inputValue()).toBe('1');
  await expectNoLayoutFaults(page, 'the picture');
  expect(complaints).toEqual([]);
  await context.close();
});
