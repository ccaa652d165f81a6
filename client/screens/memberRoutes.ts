import AccountScreenQuery from '../__generated__/AccountScreenQuery$parameters.ts';
import AnswerReferenceScreenQuery from '../__generated__/AnswerReferenceScreenQuery$parameters.ts';
import AnswerRequestScreenQuery from '../__generated__/AnswerRequestScreenQuery$parameters.ts';
import ApiKeysScreenQuery from '../__generated__/ApiKeysScreenQuery$parameters.ts';
import ApplicantsScreenQuery from '../__generated__/ApplicantsScreenQuery$parameters.ts';
import ChatScreenQuery from '../__generated__/ChatScreenQuery$parameters.ts';
import CompareScreenQuery from '../__generated__/CompareScreenQuery$parameters.ts';
import CreateMyProfileScreenQuery from '../__generated__/CreateMyProfileScreenQuery$parameters.ts';
import CreatePasswordScreenQuery from '../__generated__/CreatePasswordScreenQuery$parameters.ts';
import DevelopersScreenQuery from '../__generated__/DevelopersScreenQuery$parameters.ts';
import HelpScreenQuery from '../__generated__/HelpScreenQuery$parameters.ts';
import MyApplicationsScreenQuery from '../__generated__/MyApplicationsScreenQuery$parameters.ts';
import MyContactRequestsScreenQuery from '../__generated__/MyContactRequestsScreenQuery$parameters.ts';
import MyDataScreenQuery from '../__generated__/MyDataScreenQuery$parameters.ts';
import MyJobOfferScreenCreateQuery from '../__generated__/MyJobOfferScreenCreateQuery$parameters.ts';
import MyJobOfferScreenEditQuery from '../__generated__/MyJobOfferScreenEditQuery$parameters.ts';
import MyJobOffersScreenQuery from '../__generated__/MyJobOffersScreenQuery$parameters.ts';
import MyProfileScreenQuery from '../__generated__/MyProfileScreenQuery$parameters.ts';
import MySubscriptionScreenQuery from '../__generated__/MySubscriptionScreenQuery$parameters.ts';
import PeopleScreenQuery from '../__generated__/PeopleScreenQuery$parameters.ts';
import PricingScreenQuery from '../__generated__/PricingScreenQuery$parameters.ts';
import RenewOfferScreenQuery from '../__generated__/RenewOfferScreenQuery$parameters.ts';
import SavedOffersScreenQuery from '../__generated__/SavedOffersScreenQuery$parameters.ts';
import SavedSearchesScreenQuery from '../__generated__/SavedSearchesScreenQuery$parameters.ts';
import SharedChatScreenQuery from '../__generated__/SharedChatScreenQuery$parameters.ts';
import ShortlistScreenQuery from '../__generated__/ShortlistScreenQuery$parameters.ts';
import SignInScreenQuery from '../__generated__/SignInScreenQuery$parameters.ts';
import SignUpScreenQuery from '../__generated__/SignUpScreenQuery$parameters.ts';
import SupportChatScreenQuery from '../__generated__/SupportChatScreenQuery$parameters.ts';
import UnsubscribeScreenQuery from '../__generated__/UnsubscribeScreenQuery$parameters.ts';
import WebhooksScreenQuery from '../__generated__/WebhooksScreenQuery$parameters.ts';
import { paths } from '../app/paths.ts';
import { id } from '../app/routing/path.ts';
import { definePlainRoute, defineRoute, type Route } from '../app/routing/route.ts';
import {
  applicantList,
  myApplicationList,
  myContactRequestList,
  myJobOfferList,
  peopleList,
  readCompared,
} from '../features/core/list/memberLists.ts';

const signIn = {
  query: SignInScreenQuery,
  variables: () => ({}),
  screen: () => import('./account/signIn/SignInScreen.tsx'),
};

const signUp = {
  query: SignUpScreenQuery,
  variables: () => ({}),
  screen: () => import('./account/signUp/SignUpScreen.tsx'),
};

/** One mounted screen for both URLs, so that the list stays while the chat changes. */
const chats = {
  query: ChatScreenQuery,
  stays: 'chats',
  frame: 'fills',
  screen: () => import('./chat/ChatScreen.tsx'),
} as const;

/**
 * Accounts and chats, and pages that few visitors begin with: help, prices, the guide for developers. They are one file, loaded
 * with the first of these pages or on hover of the first link to one.
 */
export const memberRoutes: readonly Route[] = [
  ...own([
    defineRoute({
      path: paths.chatWithAdmin,
      frame: 'fills',
      query: SupportChatScreenQuery,
      variables: () => ({}),
      screen: () => import('./chat/support/SupportChatScreen.tsx'),
    }),
    defineRoute({ ...chats, path: paths.chats, variables: () => ({ reference: null }) }),
    defineRoute({
      ...chats,
      path: paths.chat,
      variables: ({ params }) => ({ reference: { databaseId: params.id } }),
    }),
    defineRoute({
      path: paths.sharedChat,
      secret: 'no-referrer',
      frame: 'fills',
      query: SharedChatScreenQuery,
      variables: ({ params }) => ({ reference: { sharedHash: params.hash } }),
      screen: () => import('./sharedChat/SharedChatScreen.tsx'),
    }),
    defineRoute({
      path: paths.unsubscribe,
      secret: 'no-referrer',
      query: UnsubscribeScreenQuery,
      variables: ({ params }) => ({ token: params.token }),
      screen: () => import('./unsubscribe/UnsubscribeScreen.tsx'),
    }),
    defineRoute({
      path: paths.answerReference,
      secret: 'no-referrer',
      query: AnswerReferenceScreenQuery,
      // A sentence that was refused comes back in the address.
      variables: ({ params, search }) => ({ token: params.token, sentence: search.get('sentence') }),
      screen: () => import('./answerReference/AnswerReferenceScreen.tsx'),
    }),
    defineRoute({
      path: paths.answerRequest,
      secret: 'same-origin',
      query: AnswerRequestScreenQuery,
      variables: ({ params }) => ({ token: params.token }),
      screen: () => import('./answerRequest/AnswerRequestScreen.tsx'),
    }),
    defineRoute({
      path: paths.renewOffer,
      secret: 'same-origin',
      query: RenewOfferScreenQuery,
      variables: ({ params }) => ({ token: params.token }),
      screen: () => import('./renewOffer/RenewOfferScreen.tsx'),
    }),
    defineRoute({ ...signIn, path: paths.login }),
    defineRoute({ ...signIn, path: paths.loginAsEmployer }),
    defineRoute({ ...signIn, path: paths.loginAsJobSeeker }),
    defineRoute({ ...signUp, path: paths.signUpAsEmployer }),
    defineRoute({ ...signUp, path: paths.signUpAsJobSeeker }),
    definePlainRoute({
      path: paths.resetPassword,
      screen: () => import('./account/resetPassword/ResetPasswordScreen.tsx'),
    }),
    definePlainRoute({
      path: paths.confirmEmail,
      screen: () => import('./confirmEmail/ConfirmEmailScreen.tsx'),
    }),
    defineRoute({
      path: paths.createPassword,
      query: CreatePasswordScreenQuery,
      variables: () => ({}),
      screen: () => import('./account/createPassword/CreatePasswordScreen.tsx'),
    }),
    defineRoute({
      path: paths.apiKeys,
      query: ApiKeysScreenQuery,
      variables: () => ({}),
      screen: () => import('./account/apiKeys/ApiKeysScreen.tsx'),
    }),
    defineRoute({
      path: paths.createMyProfile,
      signInAs: 'jobSeeker',
      query: CreateMyProfileScreenQuery,
      variables: () => ({}),
      screen: () => import('./createMyProfile/CreateMyProfileScreen.tsx'),
    }),
    defineRoute({
      path: paths.myProfile,
      signInAs: 'jobSeeker',
      query: MyProfileScreenQuery,
      variables: () => ({}),
      screen: () => import('./myProfile/MyProfileScreen.tsx'),
    }),
    defineRoute({
      path: paths.myData,
      signInAs: 'jobSeeker',
      query: MyDataScreenQuery,
      variables: () => ({}),
      screen: () => import('./myData/MyDataScreen.tsx'),
    }),
    defineRoute({
      path: paths.account,
      query: AccountScreenQuery,
      variables: () => ({}),
      screen: () => import('./account/settings/AccountScreen.tsx'),
    }),
    defineRoute({
      path: paths.myApplications,
      signInAs: 'jobSeeker',
      query: MyApplicationsScreenQuery,
      variables({ search }) {
        const { filters, page } = myApplicationList.variables(search);
        return { state: filters.state, ...page };
      },
      // Employers answer, and offers are applied for on other pages.
      fetchPolicy: 'store-and-network',
      screen: () => import('./myApplications/MyApplicationsScreen.tsx'),
    }),
    defineRoute({
      path: paths.savedOffers,
      signInAs: 'jobSeeker',
      query: SavedOffersScreenQuery,
      variables: () => ({}),
      // Offers are saved on other pages.
      fetchPolicy: 'store-and-network',
      screen: () => import('./savedOffers/SavedOffersScreen.tsx'),
    }),
    defineRoute({
      path: paths.myJobOffers,
      signInAs: 'employer',
      query: MyJobOffersScreenQuery,
      variables: ({ search }) => myJobOfferList.variables(search).page,
      // An offer that was just created is on the list.
      fetchPolicy: 'store-and-network',
      screen: () => import('./myJobOffers/MyJobOffersScreen.tsx'),
    }),
    defineRoute({
      path: paths.createMyJobOffer,
      signInAs: 'employer',
      query: MyJobOfferScreenCreateQuery,
      variables: () => ({}),
      screen: () => import('./myJobOffer/MyJobOfferScreen.tsx').then(({ create }) => create),
    }),
    defineRoute({
      path: paths.myJobOffer,
      signInAs: 'employer',
      query: MyJobOfferScreenEditQuery,
      variables: ({ params }) => ({ databaseId: params.id }),
      screen: () => import('./myJobOffer/MyJobOfferScreen.tsx').then(({ edit }) => edit),
    }),
    defineRoute({
      path: paths.myJobOfferApplicants,
      signInAs: 'employer',
      query: ApplicantsScreenQuery,
      variables({ params, search }) {
        const { filters, page } = applicantList.variables(search);
        return { databaseId: params.id, state: filters.state, ...page };
      },
      fetchPolicy: 'store-and-network',
      screen: () => import('./applicants/ApplicantsScreen.tsx'),
    }),
    defineRoute({
      path: paths.people,
      signInAs: 'employer',
      query: PeopleScreenQuery,
      variables({ search }) {
        const { filters, page } = peopleList.variables(search);
        return { ...filters, ...page };
      },
      // Other people apply meanwhile.
      fetchPolicy: 'store-and-network',
      screen: () => import('./people/PeopleScreen.tsx'),
    }),
    defineRoute({
      path: paths.savedSearches,
      signInAs: 'employer',
      query: SavedSearchesScreenQuery,
      variables: () => ({}),
      // Searches are saved on other pages.
      fetchPolicy: 'store-and-network',
      screen: () => import('./savedSearches/SavedSearchesScreen.tsx'),
    }),
    defineRoute({
      path: paths.shortlist,
      signInAs: 'employer',
      query: ShortlistScreenQuery,
      variables: () => ({}),
      // Job seekers are put on it on other pages.
      fetchPolicy: 'store-and-network',
      screen: () => import('./shortlist/ShortlistScreen.tsx'),
    }),
    defineRoute({
      path: paths.compare,
      signInAs: 'employer',
      query: CompareScreenQuery,
      variables: ({ search }) => ({ ids: readCompared(search) }),
      screen: () => import('./compare/CompareScreen.tsx'),
    }),
    defineRoute({
      path: paths.myContactRequests,
      signInAs: 'employer',
      query: MyContactRequestsScreenQuery,
      variables: ({ search }) => myContactRequestList.variables(search).page,
      // Requests are sent on other pages, and answered by other people.
      fetchPolicy: 'store-and-network',
      screen: () => import('./myContactRequests/MyContactRequestsScreen.tsx'),
    }),
    defineRoute({
      path: paths.mySubscription,
      signInAs: 'employer',
      query: MySubscriptionScreenQuery,
      variables: () => ({}),
      screen: () => import('./mySubscription/MySubscriptionScreen.tsx'),
    }),
    defineRoute({
      path: paths.webhooks,
      query: WebhooksScreenQuery,
      variables: () => ({}),
      // What was sent changes by itself.
      fetchPolicy: 'store-and-network',
      screen: () => import('./webhooks/WebhooksScreen.tsx'),
    }),
  ]),
  defineRoute({
    path: paths.pricing,
    query: PricingScreenQuery,
    variables: ({ search }) => {
      const cityId = id.read(search.get('city') ?? '');
      return { cityId, hasCity: cityId !== null };
    },
    screen: () => import('./pricing/PricingScreen.tsx'),
  }),
  definePlainRoute({
    path: paths.howWeCheckPeople,
    screen: () => import('./howWeCheckPeople/HowWeCheckPeopleScreen.tsx'),
  }),
  defineRoute({
    path: paths.help,
    query: HelpScreenQuery,
    variables: () => ({}),
    screen: () => import('./help/HelpScreen.tsx'),
  }),
  defineRoute({
    path: paths.developers,
    query: DevelopersScreenQuery,
    variables: () => ({}),
    screen: () => import('./developers/DevelopersScreen.tsx'),
  }),
];

/** Pages to work on, without the long footer of what is read. */
function own(routes: readonly Route[]): Route[] {
  return routes.map((route) => (route.frame === 'page' ? { ...route, frame: 'own' } : route));
}
