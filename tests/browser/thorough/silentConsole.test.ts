import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../../client/paths.ts';
import { makeWorld, type World } from '../../access/world.ts';
import { connectBrowser, newPerson } from '../../support/browser.ts';
import { makeOfficePages } from '../../support/officePages.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** The console has neither errors nor warnings on any page, even when a link to a part of the page is followed. */

let world: World;
let browser: Browser;
let office: string[];
let open: string[];
beforeAll(async () => {
  [world, browser] = await Promise.all([makeWorld(), connectBrowser()]);
  const pages = await makeOfficePages(world);
  office = Object.keys(pages).filter((address) => pages[address] === '200');
  const { app, around, people } = world;
  const answer = await fetch(`${app.url}/Hire-Mei-in-City-Job-name-${people.jobSeeker.id}`);
  const job = await app.services.db.job.findUniqueOrThrow({ where: { id: around.jobId } });
  open = [
    paths.home.to(),
    paths.findWork.to(),
    paths.careers.to(),
    paths.terms.to(),
    paths.privacy.to(),
    paths.jobSeekers.to({ job: job.slug }),
    paths.jobOffers.to({ job: 'all', city: 'all' }),
    new URL(answer.url).pathname,
  ];
});
afterAll(async () => {
  await browser.close();
  await world.app.stop();
});

const account = () => [paths.chats.to(), paths.chatWithAdmin.to(), paths.account.to()];
const ofViewer: Record<'visitor' | 'employer' | 'premium' | 'jobSeeker' | 'admin', () => string[]> = {
  visitor: () => [
    paths.login.to(),
    paths.loginAsEmployer.to(),
    paths.loginAsJobSeeker.to(),
    paths.signUpAsEmployer.to(),
    paths.signUpAsJobSeeker.to(),
    paths.resetPassword.to(),
    paths.createMyJobOffer.to(),
  ],
  employer: () => [paths.mySubscription.to(), paths.myContactRequests.to(), ...account()],
  premium: () => [
    paths.mySubscription.to(),
    paths.myContactRequests.to(),
    paths.shortlist.to(),
    paths.savedSearches.to(),
    paths.compare.to({}, { ids: `${world.people.jobSeeker.id},${world.people.otherJobSeeker.id}` }),
    paths.myJobOffers.to(),
    paths.createMyJobOffer.to(),
    ...account(),
  ],
  jobSeeker: () => [
    paths.myProfile.to(),
    paths.createMyProfile.to(),
    paths.myData.to(),
    paths.savedOffers.to(),
    ...account(),
  ],
  admin: () => office,
};

it.each(Object.keys(ofViewer) as (keyof typeof ofViewer)[])(
  'for %s',
  async (viewer) => {
    const { page, complaints } =
      viewer === 'visitor'
        ? await newPerson(browser, world.app.url, { viewport: desktop })
        : await signedIn(browser, world.app, world.people[viewer], desktop);
    const found: string[] = [];
    for (const address of [...open, ...ofViewer[viewer]()]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await alive(page.getByRole('button').first());
      await page.keyboard.press('Tab');
      const parts = page.locator('a[href^="#"]:visible');
      for (let index = 0; index < (await parts.count()); index += 1) {
        await parts.nth(index).focus();
        await page.keyboard.press('Enter');
      }
      await page.waitForLoadState('networkidle');
      found.push(...complaints.splice(0).map((complaint) => `${address}: ${complaint}`));
    }
    expect(found).toEqual([]);
  },
  600_000,
);
