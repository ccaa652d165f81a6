import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { shoot, write } from './camera.ts';
import { asDemoUser, firstLink, type Look, open, send } from './looks.ts';
import { pay } from './visitorWay.ts';

/** An invoice, the credit note of a part of it, and the month's accounts. Needs `pdftoppm`, of Debian's poppler-utils. */
export async function shootDocuments(browser: Browser, base: string): Promise<void> {
  const look: Look = { width: 1280, scheme: 'light' };
  const employer = await open(browser, base, look, asDemoUser('employer@hourhand.test'));
  const admin = await open(browser, base, look, asDemoUser('admin@hourhand.test'));
  const page = employer.page;
  const buyer = {
    company: 'Maison Orchard Pte. Ltd.',
    line1: '12 Orchard Road',
    postalCode: '238840',
    city: 'Singapore',
    country: 'SG',
    taxNumber: 'M87654321X',
  };
  await send(employer.context, '/graphql', {
    query: 'mutation ($input: SaveBillingDetailsInput!) { saveBillingDetails(input: $input) { __typename } }',
    variables: { input: buyer },
  });
  await page.goto(paths.mySubscription.to(), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  await pay(page);
  await page.locator('main a[href^="/invoices/"]').first().waitFor();
  const address = await firstLink(page, 'main a[href^="/invoices/"]');
  await writeDocument(page, address, 'document-invoice');

  const { data } = await send<{ data: { viewer: { invoices: { edges: { node: { id: string } }[] } } } }>(
    employer.context,
    '/graphql',
    { query: '{ viewer { invoices(first: 1) { edges { node { id } } } } }' },
  );
  const input = {
    invoice: data.viewer.invoices.edges[0]?.node.id,
    amount: 900,
    clientKey: randomUUID(),
    endSubscription: false,
  };
  await send(admin.context, '/graphql', {
    query: 'mutation ($input: RefundInvoiceInput!) { refundInvoice(input: $input) { __typename } }',
    variables: { input },
  });
  // A job makes the credit note.
  const link = page.locator('main a[href^="/credit-notes/"]').first();
  while ((await link.count()) === 0) {
    await page.waitForTimeout(1_000);
    await page.reload({ waitUntil: 'networkidle' });
  }
  await writeDocument(page, (await link.getAttribute('href')) ?? '', 'document-credit-note');
  await shoot(page, 'document-list-1280-light');

  await admin.page.goto(paths.adminAccounts.to(), { waitUntil: 'networkidle' });
  await shoot(admin.page, 'document-month-1280-light');
  await employer.close();
  await admin.close();
}

async function writeDocument(page: Page, address: string, name: string): Promise<void> {
  const pdf = await (await page.request.get(address)).body();
  await write(execFileSync('pdftoppm', ['-png', '-r', '96', '-singlefile', '-'], { input: pdf }), name);
}
