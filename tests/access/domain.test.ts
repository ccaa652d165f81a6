import { describe, expect, it } from 'vitest';
import { liveSessions } from '../../server/domain/accounts/session/session.ts';
import { ledger } from '../../server/domain/billing/ledger/ledger.ts';
import { allPricingOptions } from '../../server/domain/billing/pricing/pricing.ts';
import { cancelSubscription } from '../../server/domain/billing/purchase/change.ts';
import { invoicesOf } from '../../server/domain/billing/purchase/invoice.ts';
import { allSubscriptions, subscriptionTotals, watchSubscriptions } from '../../server/domain/billing/state/lists.ts';
import { chatKeyColumns } from '../../server/domain/chat/seat/chat.policy.ts';
import { chatsOf, newestFirst } from '../../server/domain/chat/seat/lists.ts';
import { openSupportChat } from '../../server/domain/chat/seat/supportChat.ts';
import type { Ctx } from '../../server/domain/core/context.ts';
import { Failure } from '../../server/domain/core/failures/errors.ts';
import { saveOfferAlert } from '../../server/domain/discovery/offerAlert/offerAlert.ts';
import {
  addSavedSearch,
  removeSavedSearch,
  savedSearches,
  saveSearchAlert,
} from '../../server/domain/discovery/savedSearch/savedSearch.ts';
import { contactJobSeeker } from '../../server/domain/hiring/contactRequest/contactRequest.ts';
import { ownContactRequests } from '../../server/domain/hiring/contactRequest/lists.ts';
import { applyToJobOffer, askAboutJobOffer } from '../../server/domain/hiring/jobApplication/apply.ts';
import { decideOnApplications, ownApplications } from '../../server/domain/hiring/jobApplication/jobApplication.ts';
import { allJobOffers } from '../../server/domain/offers/jobOffer/search.ts';
import {
  addSavedJobOffer,
  removeSavedJobOffer,
  savedJobOffers,
} from '../../server/domain/offers/savedJobOffer/savedJobOffer.ts';
import { contactRequestStatuses } from '../../server/domain/office/catalog/catalog.ts';
import { emailsTo, emailTemplates } from '../../server/domain/office/email/email.ts';
import { attention, development, revenueTrends } from '../../server/domain/office/overview/overview.ts';
import { saveEmployer } from '../../server/domain/people/employer/employer.ts';
import { saveProfile } from '../../server/domain/people/profile/profile.ts';
import {
  addToShortlist,
  comparedJobSeekers,
  removeFromShortlist,
  saveShortlistNote,
  shortlist,
} from '../../server/domain/people/shortlist/shortlist.ts';
import { contextFor } from '../support/graph.ts';
import { type Actor, actors, type Fixtures, testFixtures } from './fixtures.ts';

/** The decisions of the domain, called without the graph so that its scopes do not hide a missing decision. */

type Decision = 'allowed' | 'SignInRequired' | 'Forbidden' | 'NotFound';
type Row = {
  call: (ctx: Ctx, fixtures: Fixtures) => unknown;
  decisions: Partial<Record<Actor, Decision>>;
};

const adminsOnly = {
  anonymous: 'SignInRequired',
  guest: 'Forbidden',
  jobSeeker: 'Forbidden',
  employer: 'Forbidden',
  premium: 'Forbidden',
  admin: 'allowed',
} as const;
const jobSeekersOnly = {
  anonymous: 'SignInRequired',
  guest: 'SignInRequired',
  employer: 'Forbidden',
  premium: 'Forbidden',
  admin: 'Forbidden',
  jobSeeker: 'allowed',
} as const;
const employersOnly = {
  anonymous: 'SignInRequired',
  guest: 'SignInRequired',
  jobSeeker: 'Forbidden',
  admin: 'Forbidden',
  employer: 'allowed',
  premium: 'allowed',
} as const;
const noRecord = 2_000_000_000;
const contact = { name: 'Erin Contact', email: 'contact@example.test', partTime: true, fullTime: false };

const rows: Record<string, Row> = {
  allJobOffers: {
    call: ({ viewer }) => allJobOffers(viewer, {}, { sort: 'NEWEST', reverse: false }),
    decisions: adminsOnly,
  },
  allSubscriptions: { call: (ctx) => allSubscriptions(ctx, {}, 'CREATED', false), decisions: adminsOnly },
  attention: { call: attention, decisions: adminsOnly },
  development: { call: (ctx) => development(ctx, 7, {}), decisions: adminsOnly },
  revenueTrends: { call: (ctx) => revenueTrends(ctx, 7, {}), decisions: adminsOnly },
  subscriptionTotals: { call: subscriptionTotals, decisions: adminsOnly },
  ledger: { call: (ctx) => ledger(ctx, null), decisions: adminsOnly },
  allPricingOptions: { call: (ctx) => allPricingOptions(ctx, true), decisions: adminsOnly },
  contactRequestStatuses: { call: ({ viewer }) => contactRequestStatuses(viewer), decisions: adminsOnly },
  emailTemplates: { call: emailTemplates, decisions: adminsOnly },
  emailsTo: { call: ({ viewer }, { people }) => emailsTo(viewer, people.employer.id), decisions: adminsOnly },
  liveSessions: {
    call: ({ viewer, now }) => liveSessions(viewer, now()),
    decisions: { anonymous: 'SignInRequired', guest: 'SignInRequired', jobSeeker: 'allowed', admin: 'allowed' },
  },
  chatsOf: {
    call: ({ viewer }, { people }) => chatsOf(viewer, people.employer.id),
    decisions: {
      anonymous: 'NotFound',
      guest: 'NotFound',
      jobSeeker: 'NotFound',
      otherEmployer: 'NotFound',
      employer: 'allowed',
      admin: 'allowed',
    },
  },
  newestFirst: {
    call: async (ctx, { contacts }) =>
      newestFirst(
        ctx,
        await ctx.db.chat.findUniqueOrThrow({ where: { id: contacts.employer.chatId }, select: chatKeyColumns }),
      ),
    decisions: {
      anonymous: 'NotFound',
      otherJobSeeker: 'NotFound',
      otherEmployer: 'NotFound',
      jobSeeker: 'allowed',
      employer: 'allowed',
      admin: 'allowed',
    },
  },
  invoicesOf: {
    call: ({ viewer }, { people }) => invoicesOf(viewer, { id: noRecord, employerId: people.employer.id }),
    decisions: {
      anonymous: 'NotFound',
      jobSeeker: 'NotFound',
      otherEmployer: 'NotFound',
      employer: 'allowed',
      admin: 'allowed',
    },
  },
  openSupportChat: {
    call: (ctx, { people }) => openSupportChat(ctx, people.employer.id),
    decisions: { anonymous: 'SignInRequired', otherEmployer: 'NotFound', employer: 'allowed', admin: 'allowed' },
  },
  saveEmployer: {
    call: (ctx, { people }) => saveEmployer(ctx, people.employer.id, {}),
    decisions: {
      anonymous: 'SignInRequired',
      guest: 'SignInRequired',
      jobSeeker: 'Forbidden',
      otherEmployer: 'NotFound',
      employer: 'allowed',
      admin: 'allowed',
    },
  },
  saveProfile: {
    call: (ctx, { people }) => saveProfile(ctx, people.jobSeeker.id, {}, {}),
    decisions: {
      anonymous: 'SignInRequired',
      guest: 'Forbidden',
      employer: 'Forbidden',
      otherJobSeeker: 'NotFound',
      jobSeeker: 'allowed',
      admin: 'allowed',
    },
  },
  applyToJobOffer: {
    call: (ctx) => applyToJobOffer(ctx, noRecord),
    decisions: {
      anonymous: 'SignInRequired',
      guest: 'SignInRequired',
      employer: 'Forbidden',
      admin: 'Forbidden',
      jobSeeker: 'NotFound',
    },
  },
  askAboutJobOffer: {
    call: (ctx) => askAboutJobOffer(ctx, noRecord, { message: 'Is it near the station?' }),
    decisions: {
      anonymous: 'SignInRequired',
      guest: 'SignInRequired',
      employer: 'Forbidden',
      admin: 'Forbidden',
      jobSeeker: 'NotFound',
    },
  },
  ownApplications: { call: ({ viewer }) => ownApplications(viewer, null), decisions: jobSeekersOnly },
  decideOnApplications: {
    call: (ctx) => decideOnApplications(ctx, { applications: [noRecord], decision: 'HIRED' }),
    decisions: {
      anonymous: 'SignInRequired',
      guest: 'SignInRequired',
      jobSeeker: 'Forbidden',
      employer: 'NotFound',
      admin: 'NotFound',
    },
  },
  addSavedJobOffer: {
    call: (ctx) => addSavedJobOffer(ctx, noRecord),
    decisions: { ...jobSeekersOnly, jobSeeker: 'NotFound' },
  },
  removeSavedJobOffer: { call: (ctx) => removeSavedJobOffer(ctx, noRecord), decisions: jobSeekersOnly },
  savedJobOffers: { call: ({ viewer }) => savedJobOffers(viewer), decisions: jobSeekersOnly },
  saveOfferAlert: { call: (ctx) => saveOfferAlert(ctx, 'DAILY'), decisions: jobSeekersOnly },
  addSavedSearch: { call: (ctx) => addSavedSearch(ctx, {}), decisions: employersOnly },
  saveSearchAlert: {
    call: (ctx) => saveSearchAlert(ctx, noRecord, 'OFF'),
    decisions: { ...employersOnly, employer: 'NotFound', premium: 'NotFound' },
  },
  removeSavedSearch: { call: (ctx) => removeSavedSearch(ctx, noRecord), decisions: employersOnly },
  savedSearches: { call: ({ viewer }) => savedSearches(viewer), decisions: employersOnly },
  addToShortlist: {
    call: (ctx) => addToShortlist(ctx, noRecord),
    decisions: { ...employersOnly, employer: 'NotFound', premium: 'NotFound' },
  },
  removeFromShortlist: { call: (ctx) => removeFromShortlist(ctx, noRecord), decisions: employersOnly },
  saveShortlistNote: {
    call: (ctx) => saveShortlistNote(ctx, noRecord, { note: '' }),
    decisions: { ...employersOnly, employer: 'NotFound', premium: 'NotFound' },
  },
  shortlist: { call: ({ viewer }) => shortlist(viewer), decisions: employersOnly },
  comparedJobSeekers: { call: ({ viewer }) => comparedJobSeekers(viewer, [noRecord]), decisions: employersOnly },
  ownContactRequests: { call: ({ viewer }) => ownContactRequests(viewer), decisions: employersOnly },
  contactJobSeeker: {
    call: (ctx) => contactJobSeeker(ctx, { ...contact, jobSeekerId: noRecord }),
    decisions: { jobSeeker: 'Forbidden', admin: 'Forbidden', employer: 'NotFound' },
  },
  cancelSubscription: {
    call: (ctx) => cancelSubscription(ctx, noRecord),
    decisions: {
      anonymous: 'SignInRequired',
      jobSeeker: 'Forbidden',
      admin: 'Forbidden',
      guest: 'NotFound',
      employer: 'NotFound',
    },
  },
  watchSubscriptions: {
    call: watchSubscriptions,
    decisions: { anonymous: 'SignInRequired', jobSeeker: 'Forbidden', admin: 'Forbidden' },
  },
};

async function decisionOf(call: () => unknown): Promise<string> {
  try {
    await call();
    return 'allowed';
  } catch (error) {
    if (error instanceof Failure) return error.name;
    throw error;
  }
}

const fixtures = testFixtures();

describe('the domain', () => {
  it.each(Object.entries(rows))('decides on %s without the graph', async (_name, { call, decisions }) => {
    const decided: Partial<Record<Actor, string>> = {};
    for (const actor of actors.filter((one) => one in decisions)) {
      decided[actor] = await decisionOf(() => call(contextFor(fixtures.app, fixtures.viewer(actor)), fixtures));
    }
    expect(decided).toEqual(decisions);
  });
});
