import { expect, it } from 'vitest';
import { liveSessions } from '../../server/domain/accounts/session/session.ts';
import { ledger } from '../../server/domain/billing/ledger/ledger.ts';
import { allPricingOptions } from '../../server/domain/billing/pricing/pricing.ts';
import { cancelSubscription } from '../../server/domain/billing/purchase/change.ts';
import { invoicesOf } from '../../server/domain/billing/purchase/invoice.ts';
import { allSubscriptions, subscriptionTotals, watchSubscriptions } from '../../server/domain/billing/state/lists.ts';
import { chatKeyColumns } from '../../server/domain/chat/seat/chat.policy.ts';
import { chatsOf, newestFirst } from '../../server/domain/chat/seat/lists.ts';
import type { Ctx } from '../../server/domain/core/context.ts';
import { Failure } from '../../server/domain/core/failures/errors.ts';
import { savedSearches } from '../../server/domain/discovery/savedSearch/savedSearch.ts';
import { ownContactRequests } from '../../server/domain/hiring/contactRequest/lists.ts';
import { ownApplications } from '../../server/domain/hiring/jobApplication/jobApplication.ts';
import { allJobOffers } from '../../server/domain/offers/jobOffer/search.ts';
import { savedJobOffers } from '../../server/domain/offers/savedJobOffer/savedJobOffer.ts';
import { contactRequestStatuses } from '../../server/domain/office/catalog/catalog.ts';
import { emailsTo, emailTemplates } from '../../server/domain/office/email/email.ts';
import { attention, development, revenueTrends } from '../../server/domain/office/overview/overview.ts';
import { saveProfile } from '../../server/domain/people/profile/profile.ts';
import { comparedJobSeekers, shortlist } from '../../server/domain/people/shortlist/shortlist.ts';
import {
  adminsOnly,
  employersAndGuests,
  jobSeekersOnly,
  knownViewers,
  type Outcome,
  type Outcomes,
  registeredEmployers,
  signedIn,
  theseAndAdmins,
} from '../nouns/outcomes.ts';
import { contextFor } from '../support/graph.ts';
import { type Actor, actors, type Fixtures, testFixtures } from './fixtures.ts';

/**
 * The decisions of the domain, called without the graph so that its scopes do not hide a missing decision. Verbs declare who may use them,
 * and refuse by that themselves: two stand for all, whose outcomes are in access.test.ts.
 */

type Row = [call: (ctx: Ctx, fixtures: Fixtures) => unknown, decisions: Partial<Outcomes>];

const noRecord = 2_000_000_000;
const ofEmployer = theseAndAdmins(['employer'], 'allowed');

const rows: Record<string, Row> = {
  allJobOffers: [({ viewer }) => allJobOffers(viewer, {}, { sort: 'NEWEST', reverse: false }), adminsOnly('allowed')],
  allSubscriptions: [(ctx) => allSubscriptions(ctx, {}, 'CREATED', false), adminsOnly('allowed')],
  attention: [attention, adminsOnly('allowed')],
  development: [(ctx) => development(ctx, 7, {}), adminsOnly('allowed')],
  revenueTrends: [(ctx) => revenueTrends(ctx, 7, {}), adminsOnly('allowed')],
  subscriptionTotals: [subscriptionTotals, adminsOnly('allowed')],
  ledger: [(ctx) => ledger(ctx, null), adminsOnly('allowed')],
  allPricingOptions: [(ctx) => allPricingOptions(ctx, true), adminsOnly('allowed')],
  contactRequestStatuses: [({ viewer }) => contactRequestStatuses(viewer), adminsOnly('allowed')],
  emailTemplates: [emailTemplates, adminsOnly('allowed')],
  emailsTo: [({ viewer }, { people }) => emailsTo(viewer, people.employer.id), adminsOnly('allowed')],
  liveSessions: [({ viewer, now }) => liveSessions(viewer, now()), signedIn('allowed')],
  chatsOf: [({ viewer }, { people }) => chatsOf(viewer, people.employer.id), ofEmployer],
  newestFirst: [
    async (ctx, { contacts }) => {
      const where = { id: contacts.employer.chatId };
      return newestFirst(ctx, await ctx.db.chat.findUniqueOrThrow({ where, select: chatKeyColumns }));
    },
    theseAndAdmins(['employer', 'jobSeeker'], 'allowed'),
  ],
  invoicesOf: [
    ({ viewer }, { people }) => invoicesOf(viewer, { id: noRecord, employerId: people.employer.id }),
    ofEmployer,
  ],
  saveProfile: [
    (ctx, { people }) => saveProfile(ctx, people.jobSeeker.id, {}, {}),
    { ...knownViewers('Forbidden'), otherJobSeeker: 'NotFound', jobSeeker: 'allowed', admin: 'allowed' },
  ],
  ownApplications: [({ viewer }) => ownApplications(viewer, null), jobSeekersOnly('allowed')],
  savedJobOffers: [({ viewer }) => savedJobOffers(viewer), jobSeekersOnly('allowed')],
  savedSearches: [({ viewer }) => savedSearches(viewer), registeredEmployers('allowed')],
  shortlist: [({ viewer }) => shortlist(viewer), registeredEmployers('allowed')],
  comparedJobSeekers: [({ viewer }) => comparedJobSeekers(viewer, [noRecord]), registeredEmployers('allowed')],
  ownContactRequests: [({ viewer }) => ownContactRequests(viewer), registeredEmployers('allowed')],
  cancelSubscription: [(ctx) => cancelSubscription(ctx, noRecord), employersAndGuests('NotFound')],
  watchSubscriptions: [watchSubscriptions, { anonymous: 'SignInRequired', jobSeeker: 'Forbidden', admin: 'Forbidden' }],
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

it.each(Object.entries(rows))('the domain decides on %s without the graph', async (_name, [call, decisions]) => {
  const decided: Partial<Record<Actor, Outcome>> = {};
  for (const actor of actors.filter((one) => one in decisions))
    decided[actor] = await decisionOf(() => call(contextFor(fixtures.app, fixtures.viewer(actor)), fixtures));
  expect(decided).toEqual(decisions);
});
