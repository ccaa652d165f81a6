import type { Route } from '../routing/route.ts';
import { createPasswordRoute } from './account/createPassword/route.ts';
import { resetPasswordRoute } from './account/resetPassword/route.ts';
import { accountRoute } from './account/settings/route.ts';
import { signInRoutes } from './account/signIn/route.ts';
import { signUpRoutes } from './account/signUp/route.ts';
import { auditLogRoute } from './admin/auditLog/route.ts';
import { adminCareerRoutes } from './admin/careers/route.ts';
import { adminChatRoute } from './admin/chat/route.ts';
import { cityRoutes } from './admin/cities/route.ts';
import { contactRequestsRoute } from './admin/contactRequests/route.ts';
import { countriesRoute } from './admin/countries/route.ts';
import { employerSubscriptionsRoute } from './admin/employerSubscriptions/route.ts';
import { introductionsRoute } from './admin/introductions/route.ts';
import { adminJobSeekerRoute } from './admin/jobSeeker/route.ts';
import { jobRoutes } from './admin/jobs/route.ts';
import { adminRoute } from './admin/overview/route.ts';
import { pricesRoute } from './admin/prices/route.ts';
import { statusRoutes } from './admin/statuses/route.ts';
import { subscriptionsRoute } from './admin/subscriptions/route.ts';
import { adminSupportChatRoute } from './admin/supportChat/route.ts';
import { applicantsRoute } from './applicants/route.ts';
import { chatRoute, chatsRoute } from './chat/route.ts';
import { supportChatRoute } from './chat/support/route.ts';
import { compareRoute } from './compare/route.ts';
import { createMyProfileRoute } from './createMyProfile/route.ts';
import { myContactRequestsRoute } from './myContactRequests/route.ts';
import { myDataRoute } from './myData/route.ts';
import { createMyJobOfferRoute, myJobOfferRoute } from './myJobOffer/route.ts';
import { myJobOffersRoute } from './myJobOffers/route.ts';
import { myProfileRoute } from './myProfile/route.ts';
import { mySubscriptionRoute } from './mySubscription/route.ts';
import { renewOfferRoute } from './renewOffer/route.ts';
import { savedOffersRoute } from './savedOffers/route.ts';
import { savedSearchesRoute } from './savedSearches/route.ts';
import { sharedChatRoute } from './sharedChat/route.ts';
import { shortlistRoute } from './shortlist/route.ts';
import { unsubscribeRoute } from './unsubscribe/route.ts';

/**
 * Accounts, chats and the back office. They are one file, loaded with the first of these pages or on hover of the first link
 * to one.
 */
export const memberRoutes: readonly Route[] = [
  supportChatRoute,
  chatsRoute,
  chatRoute,
  sharedChatRoute,
  unsubscribeRoute,
  renewOfferRoute,
  ...signInRoutes,
  ...signUpRoutes,
  resetPasswordRoute,
  createPasswordRoute,
  createMyProfileRoute,
  myProfileRoute,
  myDataRoute,
  accountRoute,
  savedOffersRoute,
  myJobOffersRoute,
  createMyJobOfferRoute,
  myJobOfferRoute,
  applicantsRoute,
  savedSearchesRoute,
  shortlistRoute,
  compareRoute,
  myContactRequestsRoute,
  mySubscriptionRoute,
  adminRoute,
  contactRequestsRoute,
  adminChatRoute,
  adminSupportChatRoute,
  introductionsRoute,
  subscriptionsRoute,
  employerSubscriptionsRoute,
  pricesRoute,
  auditLogRoute,
  adminJobSeekerRoute,
  ...jobRoutes,
  ...cityRoutes,
  countriesRoute,
  ...statusRoutes,
  ...adminCareerRoutes,
];
