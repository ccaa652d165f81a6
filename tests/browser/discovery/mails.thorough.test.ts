import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openOutbox } from '../../../server/mail/outbox.ts';
import { everyMail, sendEveryMail } from '../../core/mails/everyMail.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';

/** One of each kind of mail, as a small phone shows it. */

const app = testApp();
const browser = testBrowser();

it('every mail fits a small phone, and is accessible in light and dark', async () => {
  await sendEveryMail(app);
  const mails = await openOutbox(join(app.dataDir, 'outbox'), () => app.clock.now).read(1000);
  // Those that differ in more than words.
  const kinds = new Map(mails.map((mail) => [mail.html?.replace(/>[^<]*/g, '>').replace(/href="[^"]*"/g, ''), mail]));
  expect(kinds.size).toBeGreaterThan(6);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(Object.keys(everyMail).length);
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, complaints } = await newPerson(browser, app.url, {
      colorScheme,
      bypassCSP: true,
      viewport: { width: 320, height: 640 },
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const { subject, html = '' } of kinds.values()) {
      await page.setContent(html);
      await expectNoLayoutFaults(page, `${subject}, ${colorScheme}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(subject);
      expect(await page.locator('.preview').isVisible()).toBe(false);
    }
    // Dark programs show dark mails.
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(18, 21, 18)' : 'rgb(251, 250, 246)');
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  }
});
