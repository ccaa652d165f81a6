import type { Browser } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { newPerson, type Person } from './browser.ts';
import { makeOfficePages } from './officePages.ts';
import { signedIn } from './signedIn.ts';

/** The roles whose pages are visited. */
export const onlookers = ['visitor', 'employer', 'premium', 'jobSeeker', 'admin'] as const;

type Onlooker = (typeof onlookers)[number];

export type Pages = Record<Onlooker, string[]>;

export async function makePages(fixtures: Fixtures): Promise<Pages> {
  const { app, catalog, people, contacts } = fixtures;
  const office = await makeOfficePages(fixtures);
  const answer = await fetch(`${app.url}/Hire-Mei-in-City-Job-name-${people.jobSeeker.id}`);
  const job = await app.services.db.job.findUniqueOrThrow({ where: { id: catalog.jobId } });
  const offer = await app.services.db.jobOffer.findFirstOrThrow({ where: { employerId: people.employer.id } });
  const to = (...some: { to: () => string }[]) => some.map((path) => path.to());
  const offerId = { id: offer.id };
  const open = [
    ...to(paths.home, paths.findWork, paths.careers, paths.terms, paths.privacy, paths.pricing, paths.howWeCheckPeople),
    ...to(paths.help, paths.developers),
    paths.jobSeekers.to({ job: job.slug }),
    paths.jobOffers.to({ job: 'all', city: 'all' }),
    paths.publicJobOffer.to(offerId),
    paths.employer.to({ id: people.employer.id }),
    new URL(answer.url).pathname,
  ];
  const account = to(paths.chats, paths.chatWithAdmin, paths.account, paths.webhooks);
  const ofEmployers = [...open, ...account, ...to(paths.mySubscription, paths.myContactRequests, paths.myJobOffers)];
  const ids = `${people.jobSeeker.id},${people.otherJobSeeker.id}`;
  return {
    visitor: [
      ...open,
      ...to(paths.login, paths.loginAsEmployer, paths.loginAsJobSeeker, paths.signUpAsEmployer),
      ...to(paths.signUpAsJobSeeker, paths.resetPassword, paths.createMyJobOffer),
    ],
    employer: [
      ...ofEmployers,
      ...[paths.myJobOffer.to(offerId), paths.myJobOfferApplicants.to(offerId), paths.people.to()],
      paths.chat.to({ id: contacts.employer.chatId }),
    ],
    premium: [
      ...ofEmployers,
      ...to(paths.shortlist, paths.savedSearches, paths.createMyJobOffer),
      ...[paths.compare.to({}, { ids }), paths.chat.to({ id: contacts.premium.chatId })],
    ],
    jobSeeker: [
      ...open,
      ...account,
      ...to(paths.myProfile, paths.createMyProfile, paths.myData, paths.myApplications, paths.savedOffers),
      paths.chat.to({ id: contacts.premium.chatId }),
    ],
    admin: [...open, ...Object.keys(office).filter((address) => office[address] === '200'), ...account],
  };
}

export const personOf = (
  browser: Browser,
  fixtures: Fixtures,
  onlooker: Onlooker,
  viewport: { width: number; height: number },
): Promise<Person> =>
  onlooker === 'visitor'
    ? newPerson(browser, fixtures.app.url, { viewport, bypassCSP: true, reducedMotion: 'reduce' })
    : signedIn(browser, fixtures.app, fixtures.people[onlooker], viewport);
