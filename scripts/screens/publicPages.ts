import type { Browser } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { shoot } from './camera.ts';

const widths = [375, 768, 1440];

/** Every public page, as phones, tablets and desktops show it. */
export async function shootPublicPages(browser: Browser, base: string): Promise<void> {
  const linkIn = async (path: string, begin: string) => {
    const html = await (await fetch(base + path)).text();
    const address = new RegExp(`href="(${begin}[^"]+)"`).exec(html)?.[1];
    if (!address) throw new Error(`${path} has no link to ${begin}…`);
    return address.replaceAll('&amp;', '&');
  };
  const jobSeekers = paths.jobSeekers.to({ job: 'waiter', city: 'Singapore' });
  const jobOffers = paths.jobOffers.to({ job: 'waiter', city: 'singapore' });
  const pages: Record<string, string> = {
    home: paths.home.to(),
    'job-seekers': jobSeekers,
    'job-seeker': await linkIn(jobSeekers, '/Hire-'),
    'job-offers': jobOffers,
    'job-offer': await linkIn(jobOffers, '/Job-Offer-public-'),
    careers: paths.careers.to(),
    terms: paths.terms.to(),
    privacy: paths.privacy.to(),
    developers: paths.developers.to(),
    'not-found': '/no-such-page',
  };
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: base,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    // A first visit may do without the typeface; what comes after it has it.
    await page.goto(pages.home ?? '/');
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path, { waitUntil: 'load' });
      await shoot(page, `${name}-${width}`);
    }
    await context.close();
  }
}
