/**
 * The types, fields and mutations of all nouns, which declare themselves when they are loaded. In the groups of the domain, from the ground
 * up.
 */

import '../domain/core/catalog/reference.graph.ts';

import '../domain/accounts/access/user.graph.ts';
import '../domain/accounts/badge/badge.graph.ts';
import '../domain/accounts/session/account.graph.ts';
import '../domain/accounts/session/apiKey/apiKey.graph.ts';
import '../domain/accounts/session/viewer.graph.ts';

import '../domain/files/sent/upload.graph.ts';

import '../domain/chat/seat/chatMutations.graph.ts';
import '../domain/chat/message/message.graph.ts';
import '../domain/chat/reading/chatEvents.graph.ts';
import '../domain/chat/seat/chat.graph.ts';

import '../domain/people/availability/availability.graph.ts';
import '../domain/people/employer/employer.graph.ts';
import '../domain/people/jobReference/jobReference.graph.ts';
import '../domain/people/jobSeeker/adminLists.graph.ts';
import '../domain/people/jobSeeker/jobSeeker.graph.ts';
import '../domain/people/profile/profile.graph.ts';
import '../domain/people/rating/rating.graph.ts';
import '../domain/people/search/search.graph.ts';
import '../domain/people/shortlist/shortlist.graph.ts';

import '../domain/offers/jobOffer/jobOfferLists.graph.ts';
import '../domain/offers/jobOffer/jobOffer.graph.ts';
import '../domain/offers/jobOffer/jobOfferMutations.graph.ts';
import '../domain/offers/savedJobOffer/savedJobOffer.graph.ts';

import '../domain/hiring/nextStep/nextStep.graph.ts';
import '../domain/hiring/chatSubject/chatSubject.graph.ts';
import '../domain/hiring/contactRequest/contactMutations.graph.ts';
import '../domain/hiring/contactRequest/contactRequest.graph.ts';
import '../domain/hiring/contactRequest/contactRequests.graph.ts';
import '../domain/hiring/jobApplication/jobApplication.graph.ts';
import '../domain/hiring/jobApplication/ownApplication.graph.ts';
import '../domain/hiring/trialShift/trialShift.graph.ts';

import '../domain/billing/purchase/invoice.graph.ts';
import '../domain/billing/ledger/register.graph.ts';
import '../domain/billing/reconciliation/reconciliation.graph.ts';
import '../domain/billing/pricing/pricing.graph.ts';
import '../domain/billing/purchase/subscriptionChange.graph.ts';
import '../domain/billing/purchase/payment.graph.ts';
import '../domain/billing/state/subscriptionLists.graph.ts';
import '../domain/billing/state/subscription.graph.ts';

import '../domain/discovery/mailChoice/mailChoice.graph.ts';
import '../domain/discovery/savedSearch/savedSearch.graph.ts';

import '../domain/office/audit/auditEntry.graph.ts';
import '../domain/office/bulkAction/bulkAction.graph.ts';
import '../domain/office/bulkAction/import/import.graph.ts';
import '../domain/office/catalog/catalog.graph.ts';
import '../domain/office/email/email.graph.ts';
import '../domain/office/catalog/endorsement.graph.ts';
import '../domain/office/integration/integration.graph.ts';
import '../domain/office/lists/savedFilter.graph.ts';
import '../domain/office/overview/overview.graph.ts';
import '../domain/office/review/review.graph.ts';
import '../domain/office/system/system.graph.ts';

import '../domain/lifecycle/deletion/deletion.graph.ts';
import '../domain/lifecycle/report/report.graph.ts';
import '../domain/lifecycle/webhook/webhook.graph.ts';
