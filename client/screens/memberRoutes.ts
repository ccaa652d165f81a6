import type { Route } from '../app/routing/route.ts';
import { apiKeysRoute } from './account/apiKeys/route.ts';
import { createPasswordRoute } from './account/createPassword/route.ts';
import { resetPasswordRoute } from './account/resetPassword/route.ts';
import { accountRoute } from './account/settings/route.ts';
import { signInRoutes } from './account/signIn/route.ts';
import { signUpRoutes } from './account/signUp/route.ts';
import { answerReferenceRoute } from './answerReference/route.ts';
import { applicantsRoute } from './applicants/route.ts';
import { chatRoute, chatsRoute } from './chat/route.ts';
import { supportChatRoute } from './chat/support/route.ts';
import { compareRoute } from './compare/route.ts';
import { createMyProfileRoute } from './createMyProfile/route.ts';
import { developersRoute } from './developers/route.ts';
import { helpRoute } from './help/route.ts';
import { howWeCheckPeopleRoute } from './howWeCheckPeople/route.ts';
import { myApplicationsRoute } from './myApplications/route.ts';
import { myContactRequestsRoute } from './myContactRequests/route.ts';
import { myDataRoute } from './myData/route.ts';
import { createMyJobOfferRoute, myJobOfferRoute } from './myJobOffer/route.ts';
import { myJobOffersRoute } from './myJobOffers/route.ts';
import { myProfileRoute } from './myProfile/route.ts';
import { mySubscriptionRoute } from './mySubscription/route.ts';
import { peopleRoute } from './people/route.ts';
import { pricingRoute } from './pricing/route.ts';
import { renewOfferRoute } from './renewOffer/route.ts';
import { savedOffersRoute } from './savedOffers/route.ts';
import { savedSearchesRoute } from './savedSearches/route.ts';
import { sharedChatRoute } from './sharedChat/route.ts';
import { shortlistRoute } from './shortlist/route.ts';
import { unsubscribeRoute } from './unsubscribe/route.ts';
import { webhooksRoute } from './webhooks/route.ts';

/** Accounts and chats, and pages that few visitors begin with: help, prices, the guide for developers. They are one file, loaded with the first of these pages or on hover of the first link to one. */
export const memberRoutes: readonly Route[] = [
  ...own([
    supportChatRoute,
    chatsRoute,
    chatRoute,
    sharedChatRoute,
    unsubscribeRoute,
    answerReferenceRoute,
    renewOfferRoute,
    ...signInRoutes,
    ...signUpRoutes,
    resetPasswordRoute,
    createPasswordRoute,
    apiKeysRoute,
    createMyProfileRoute,
    myProfileRoute,
    myDataRoute,
    accountRoute,
    myApplicationsRoute,
    savedOffersRoute,
    myJobOffersRoute,
    createMyJobOfferRoute,
    myJobOfferRoute,
    applicantsRoute,
    peopleRoute,
    savedSearchesRoute,
    shortlistRoute,
    compareRoute,
    myContactRequestsRoute,
    mySubscriptionRoute,
    webhooksRoute,
  ]),
  pricingRoute,
  howWeCheckPeopleRoute,
  helpRoute,
  developersRoute,
];

/** Pages to work on, without the long footer of what is read. */
function own(routes: readonly Route[]): Route[] {
  return routes.map((route) => (route.frame === 'page' ? { ...route, frame: 'own' } : route));
}
