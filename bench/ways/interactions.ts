import type { Locator, Page } from 'playwright-core';
import type { Phone } from './phone.ts';
import { alive } from './walks.ts';

declare global {
  interface Window {
    inputs?: PerformanceObserver;
    inputTimes?: number[];
  }
}

/** The longest time from an input to the next frame, in milliseconds, as Chromium notes it for each press and key. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.inputTimes = [];
    window.inputs = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) window.inputTimes?.push(entry.duration);
      }
    });
    window.inputs.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  return page.evaluate(async () => {
    // Chromium reports an input when its frame is on the screen.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 500));
    window.inputs?.disconnect();
    // What took less than 16 ms is not reported.
    return Math.max(16, ...(window.inputTimes ?? []));
  });
}

/** Applies a filter of the search for job seekers, in the sheet of filters. */
export async function filter({ page }: Phone): Promise<number> {
  await page.goto('/barista-job');
  const line = page.locator('summary', { hasText: 'change the search' });
  await alive(line);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  return longest(page, async () => {
    await line.tap();
    await sheet.getByRole('checkbox', { name: 'Verified' }).tap();
    await sheet.getByRole('button', { name: /^Show / }).tap();
    await page.waitForURL('**/barista-job?verified=1');
  });
}

/** Opens the contact dialog of the first profile. */
export async function dialog({ page }: Phone): Promise<number> {
  await page.goto('/barista-job');
  const profile = await page.locator('a[href^="/Hire-"]').first().getAttribute('href');
  await page.goto(profile ?? '');
  const contact = shown(page.getByRole('main').getByRole('button', { name: /^Contact /i }));
  await contact.waitFor();
  await alive(contact);
  return longest(page, async () => {
    await contact.tap();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  });
}

/** Sends a message in the first chat. */
export async function send({ page }: Phone): Promise<number> {
  await page.goto('/chat');
  const chat = page.getByRole('navigation', { name: 'Chats' }).getByRole('link').first();
  await chat.tap();
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.waitFor();
  await alive(box);
  await box.fill('See you.');
  const button = page.getByRole('button', { name: 'Send' });
  return longest(page, async () => {
    await button.tap();
    await page.getByRole('log').getByText('See you.').last().waitFor();
  });
}

const shown = (control: Locator): Locator => control.filter({ visible: true }).first();
