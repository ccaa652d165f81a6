import { describe, expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import { memberRoutes } from '../../client/screens/memberRoutes.ts';
import { testApp } from '../support/fixtures.ts';

const app = testApp();

const anyone = paths.login.to();
const employer = paths.loginAsEmployer.to();
const jobSeeker = paths.loginAsJobSeeker.to();

/** An address of each member route, and its sign-in page. */
const closed: Record<string, string> = {
  [paths.chats.to({}, { unread: 1 })]: anyone,
  [paths.chat.to({ id: 5 })]: anyone,
  [paths.chatWithAdmin.to()]: anyone,
  '/account?from=mail': anyone,
  [paths.webhooks.to()]: anyone,
  [paths.apiKeys.to()]: anyone,
  [paths.myJobOffers.to({}, { page: 2 })]: employer,
  [paths.myJobOffer.to({ id: 4 })]: employer,
  [paths.myJobOfferApplicants.to({ id: 4 }, { state: 'NEW' })]: employer,
  [paths.people.to({}, { offer: 4 })]: employer,
  [paths.savedSearches.to()]: employer,
  [paths.shortlist.to()]: employer,
  [paths.compare.to({}, { ids: '7,12' })]: employer,
  [paths.myContactRequests.to({}, { page: 2 })]: employer,
  [paths.mySubscription.to()]: employer,
  [paths.createMyProfile.to()]: jobSeeker,
  [paths.myProfile.to()]: jobSeeker,
  [paths.myData.to()]: jobSeeker,
  [paths.myApplications.to({}, { state: 'NEW' })]: jobSeeker,
  [paths.savedOffers.to()]: jobSeeker,
};

/** Pages that visitors may open, or that lead elsewhere. */
const open = [
  paths.pricing.to(),
  paths.howWeCheckPeople.to(),
  paths.help.to(),
  paths.developers.to(),
  paths.login.to(),
  paths.loginAsEmployer.to(),
  paths.loginAsJobSeeker.to(),
  paths.signUpAsEmployer.to(),
  paths.signUpAsJobSeeker.to(),
  paths.resetPassword.to(),
  paths.createPassword.to(),
  paths.confirmEmail.to(),
  paths.createMyJobOffer.to(),
  paths.sharedChat.to({ hash: 'aB3-_x' }),
  paths.unsubscribe.to({ token: '7-aB3_x' }),
  paths.answerReference.to({ token: '7.aB3_x.aB3_x' }),
  paths.answerRequest.to({ token: '7.1-aB3_x' }),
  paths.renewOffer.to({ token: '7.1-aB3_x' }),
];

async function answerOf(address: string): Promise<string> {
  const { status, headers } = await fetch(app.url + address, { redirect: 'manual' });
  return `${status} ${headers.get('location') ?? ''}`.trim();
}

describe('a visitor', () => {
  it.each(Object.entries(closed))('of %s logs in at %s and comes back', async (address, signIn) => {
    expect(await answerOf(address)).toBe(`302 ${signIn}?next=${encodeURIComponent(address)}`);
  });

  it.each(open)('of %s needs no login', async (address) => {
    expect(await answerOf(address)).not.toContain('/login');
  });
});

it('every member route is in one of the lists', () => {
  const addresses = [...Object.keys(closed), ...open].map((address) => new URL(address, 'http://test'));
  for (const route of memberRoutes)
    expect(
      addresses.some((url) => route.match(url) !== null),
      route.source,
    ).toBe(true);
});
