import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeEmployer, makeGuest, makeJobSeeker, makeReference, testPassword } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { alive, box, dialogOf } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { signUp } from '../../support/signUp.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** What others were given, or can find out, about an account. */

const app = testApp({ environment: { ACCOUNT_MAILS_PER_ACCOUNT: '5' } });
const browser = testBrowser();

/** A chat of this employer, and the address of its share link. */
async function makeChat(employerId: number): Promise<string> {
  const { db } = app.services;
  const jobSeeker = await makeJobSeeker(db, await makeReference(db));
  await app.services.reference.refresh();
  const { employerHash } = await db.chat.create({
    data: {
      kind: 'CONTACT',
      open: true,
      employerId,
      jobSeekerId: jobSeeker.id,
      employerHash: randomUUID(),
      jobSeekerHash: randomUUID(),
      participants: { create: [{ userId: employerId }, { userId: jobSeeker.id }] },
    },
  });
  return `/chat/shared/${employerHash}`;
}

/** Someone who was given a share link, and has opened it. */
async function openLink(address: string): Promise<Page> {
  const { page } = await newPerson(browser, app.url, { viewport: phone });
  expect((await page.goto(address))?.status()).toBe(200);
  await box(page).waitFor();
  return page;
}

async function expectDead(page: Page): Promise<void> {
  expect((await page.reload())?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await box(page).count()).toBe(0);
}

describe('a share link that was handed out before', () => {
  it('is dead once the guest has become an account', async () => {
    const guest = await makeGuest(app.services.db);
    const email = guest.email ?? '';
    const stranger = await openLink(await makeChat(guest.id));
    await signUp(app, new Visitor(app.url), { name: 'Gus', email, password: testPassword, role: 'ROLE_EMPLOYER' });
    await expectDead(stranger);
  });

  it("is dead after 'Log out everywhere'", async () => {
    const employer = await makeEmployer(app.services.db);
    const stranger = await openLink(await makeChat(employer.id));
    const { page } = await signedIn(browser, app, employer, desktop);
    await page.goto('/account');
    await alive(page.getByRole('button', { name: 'Change password' }));
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await dialogOf(page).getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    await expectDead(stranger);
  });
});

describe('a change of the email', () => {
  /** Asks for a code in the dialog. */
  async function askForCode(employer: User, email: string): Promise<Page> {
    const { page } = await signedIn(browser, app, employer, desktop);
    await page.goto('/account');
    await alive(page.getByRole('button', { name: 'Change email' }));
    await page.getByRole('button', { name: 'Change email' }).click();
    await dialogOf(page).getByLabel('New email').fill(email);
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(testPassword);
    await dialogOf(page).getByRole('button', { name: 'Send code' }).click();
    return page;
  }

  it('says how long to wait when it is asked for a sixtieth time', async () => {
    const employer = await makeEmployer(app.services.db);
    const visitor = await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
    for (let asked = 1; asked < 60; asked += 1) {
      await visitor.graphql(
        'mutation ($email: String!, $password: String!) { changeEmail(input: { email: $email, password: $password }) { __typename } }',
        { email: `stranger-${asked}@example.test`, password: testPassword },
      );
    }
    const page = await askForCode(employer, 'stranger@example.test');
    await dialogOf(page)
      .getByText(/^Too many attempts\. Please try again in \d+ (?:seconds|minutes)\.$/)
      .waitFor();
  });

  it('does not tell whether the new email has an account', async () => {
    const { db } = app.services;
    const other = await makeEmployer(db);
    const seen: string[] = [];
    for (const email of [other.loginEmail ?? '', 'unknown@example.test']) {
      const page = await askForCode(await makeEmployer(db), email);
      await dialogOf(page).getByLabel('Code').waitFor();
      seen.push((await dialogOf(page).innerText()).replace(email, 'the email'));
    }
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain('the email');
  });
});
