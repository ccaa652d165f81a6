import type { Browser } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { asDemoUser, firstLink, looks, nameOf, open, visit } from './looks.ts';

/** The pages of an employer, as the demo's account sees them. */
export async function shootEmployerPages(browser: Browser, base: string): Promise<void> {
  const pages: Record<string, string> = {
    'employer-home': paths.home.to(),
    'my-job-offers': paths.myJobOffers.to(),
    'create-my-job-offer': paths.createMyJobOffer.to(),
    'saved-searches': paths.savedSearches.to(),
    shortlist: paths.shortlist.to(),
    'my-contact-requests': paths.myContactRequests.to(),
    'my-subscription': paths.mySubscription.to(),
  };
  for (const look of looks) {
    const { page, close } = await open(browser, base, look, asDemoUser('employer@hourhand.test'));
    for (const [name, path] of Object.entries(pages)) await visit(page, path, `${name}-${nameOf(look)}`);
    await page.goto(paths.myJobOffers.to());
    await visit(page, await firstLink(page, '[href$="/applicants"]'), `applicants-${nameOf(look)}`);
    await page.goto(paths.myContactRequests.to());
    await visit(page, await firstLink(page, 'main [href^="/chat/"]'), `chat-without-subscription-${nameOf(look)}`);
    await page.goto(paths.jobOffers.to({ job: 'waiter', city: 'singapore' }));
    await page.goto(await firstLink(page, '[href^="/Job-Offer-public-"]'));
    await visit(page, await firstLink(page, '[href^="/employers/"]'), `company-${nameOf(look)}`);
    await close();
  }
}
