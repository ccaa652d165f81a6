import type { Route } from '../routing/route.ts';
import { resetPasswordRoute } from './account/resetPassword/route.ts';
import { signInRoutes } from './account/signIn/route.ts';
import { signUpRoutes } from './account/signUp/route.ts';
import { adminChatRoute } from './admin/chat/route.ts';
import { contactRequestsRoute } from './admin/contactRequests/route.ts';
import { employerSubscriptionsRoute } from './admin/employerSubscriptions/route.ts';
import { introductionsRoute } from './admin/introductions/route.ts';
import { adminRoute } from './admin/overview/route.ts';
import { pricesRoute } from './admin/prices/route.ts';
import { subscriptionsRoute } from './admin/subscriptions/route.ts';
import { adminSupportChatRoute } from './admin/supportChat/route.ts';
import { careersRoute } from './careers/route.ts';
import { chatRoute, chatsRoute } from './chat/route.ts';
import { supportChatRoute } from './chat/support/route.ts';
import { homeRoute } from './home/route.ts';
import { jobOfferRoutes } from './jobOffer/route.ts';
import { jobOffersRoute } from './jobOffers/route.ts';
import { jobSeekerRoute } from './jobSeeker/route.ts';
import { jobSeekersRoute } from './jobSeekers/route.ts';
import { privacyRoute, termsRoute } from './legal/route.ts';
import { mySubscriptionRoute } from './mySubscription/route.ts';
import { sharedChatRoute } from './sharedChat/route.ts';
import { unsubscribeRoute } from './unsubscribe/route.ts';

/**
 * Every screen of the product. Where two match the same address, the first one has it. A route.ts is part of every page's
 * first load, so it imports nothing heavy: the screen's code comes with the visit.
 */
export const routes: readonly Route[] = [
  supportChatRoute,
  chatsRoute,
  chatRoute,
  sharedChatRoute,
  unsubscribeRoute,
  ...signInRoutes,
  ...signUpRoutes,
  resetPasswordRoute,
  mySubscriptionRoute,
  adminRoute,
  contactRequestsRoute,
  adminChatRoute,
  adminSupportChatRoute,
  introductionsRoute,
  subscriptionsRoute,
  employerSubscriptionsRoute,
  pricesRoute,
  homeRoute,
  careersRoute,
  termsRoute,
  privacyRoute,
  ...jobOfferRoutes,
  jobSeekerRoute,
  jobSeekersRoute,
  jobOffersRoute,
];
