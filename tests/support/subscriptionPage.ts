import type { Locator, Page } from 'playwright-core';
import type { User } from '../../server/generated/prisma/client.ts';
import type { TestApp } from './app.ts';
import { alive } from './pageSteps.ts';

export async function openOwn(page: Page): Promise<void> {
  await page.goto('/my-subscription');
  await alive(page.getByRole('button').last());
}

/** Chooses a plan. Returns the payment dialog after its prices have loaded. */
export async function choosePlan(page: Page, plan: 'monthly' | 'yearly'): Promise<Locator> {
  await page.getByRole('button', { name: `Subscribe ${plan}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await dialog.getByRole('radio').first().waitFor();
  return dialog;
}

/** An employer's subscriptions that have not ended, with their paid invoices. */
export const boughtBy = ({ services: { db } }: TestApp, { id }: User) =>
  db.subscription.findMany({
    where: { employerId: id, status: { not: 'CANCELED' } },
    include: { invoices: { where: { status: 'PAID' } } },
  });
