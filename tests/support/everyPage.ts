import type { Browser } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { newPerson, type Person } from './browser.ts';
import { makeOfficePages } from './officePages.ts';
import { signedIn } from './signedIn.ts';

/** The roles whose pages are visited. */
export const onlookers = ['visitor', 'employer', 'premium', 'jobSeeker', 'admin'] as const;

type Onlooker = (typeof onlookers)[number];

/** Addresses for each onlooker. */
export type Pages = Record<Onlooker, string[]>;

export async function makePages(fixtures: Fixtures): Promise<Pages> {
  const { app, catalog, people, contacts } = fixtures;
  const office = await makeOfficePages(fixtures);
  const answer = await fetch(`${app.url}/Hire-Mei-in-City-Job-name-${people.jobSeeker.id}`);
  const job = await app.services.db.job.findUniqueOrThrow({ where: { id: catalog.jobId } });
  const offer = await app.services.db.jobOffer.findFirstOrThrow({ where: { employerId: people.employer.id } });
  const open = [
    paths.home.to(),
    paths.findWork.to(),
    paths.careers.to(),
    paths.terms.to(),
    paths.privacy.to(),
    paths.pricing.to(),
    paths.howWeCheckPeople.to(),
    paths.help.to(),
    paths.developers.to(),
    paths.jobSeekers.to({ job: job.slug }),
    paths.jobOffers.to({ job: 'all', city: 'all' }),
    paths.publicJobOffer.to({ id: offer.id }),
    paths.employer.to({ id: people.employer.id }),
    new URL(answer.url).pathname,
  ];
  const account = [paths.chats.to(), paths.chatWithAdmin.to(), paths.account.to(), paths.webhooks.to()];
  return {
    visitor: [
      ...open,
      paths.login.to(),
      paths.loginAsEmployer.to(),
      paths.loginAsJobSeeker.to(),
      paths.signUpAsEmployer.to(),
      paths.signUpAsJobSeeker.to(),
      paths.resetPassword.to(),
      paths.createMyJobOffer.to(),
    ],
    employer: [
      ...open,
      paths.mySubscription.to(),
      paths.myContactRequests.to(),
      paths.myJobOffers.to(),
      paths.myJobOffer.to({ id: offer.id }),
      paths.myJobOfferApplicants.to({ id: offer.id }),
      paths.people.to(),
      paths.chat.to({ id: contacts.employer.chatId }),
      ...account,
    ],
    premium: [
      ...open,
      paths.mySubscription.to(),
      paths.myContactRequests.to(),
      paths.shortlist.to(),
      paths.savedSearches.to(),
      paths.compare.to({}, { ids: `${people.jobSeeker.id},${people.otherJobSeeker.id}` }),
      paths.myJobOffers.to(),
      paths.createMyJobOffer.to(),
      paths.chat.to({ id: contacts.premium.chatId }),
      ...account,
    ],
    jobSeeker: [
      ...open,
      paths.myProfile.to(),
      paths.createMyProfile.to(),
      paths.myData.to(),
      paths.myApplications.to(),
      paths.savedOffers.to(),
      paths.chat.to({ id: contacts.premium.chatId }),
      ...account,
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
