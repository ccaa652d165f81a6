import CareersScreenQuery from '../__generated__/CareersScreenQuery$parameters.ts';
import EmployerScreenQuery from '../__generated__/EmployerScreenQuery$parameters.ts';
import FindWorkScreenQuery from '../__generated__/FindWorkScreenQuery$parameters.ts';
import HomeScreenQuery from '../__generated__/HomeScreenQuery$parameters.ts';
import JobOfferScreenQuery from '../__generated__/JobOfferScreenQuery$parameters.ts';
import JobOffersScreenQuery from '../__generated__/JobOffersScreenQuery$parameters.ts';
import JobSeekerScreenQuery from '../__generated__/JobSeekerScreenQuery$parameters.ts';
import JobSeekersScreenQuery from '../__generated__/JobSeekersScreenQuery$parameters.ts';
import PrivacyScreenQuery from '../__generated__/PrivacyScreenQuery$parameters.ts';
import { paths } from '../app/paths.ts';
import { definePlainRoute, defineRoute, type Route } from '../app/routing/route.ts';
import { filtersIn, readFilters } from '../features/discovery/jobSearch/jobSearch.ts';

/** Named, because the server says beside its page what the contact button opens. */
export const jobSeekerRoute = defineRoute({
  path: paths.jobSeeker,
  shows: ({ id }) => ({ kind: 'jobSeeker', id }),
  query: JobSeekerScreenQuery,
  variables: ({ params }) => ({ id: params.id }),
  screen: () => import('./jobSeeker/JobSeekerScreen.tsx'),
});

/**
 * The public pages. If two match a URL, the first one wins. This file is part of every page's first load, so it imports
 * nothing heavy: the screen's code loads on demand.
 */
export const routes: readonly Route[] = [
  defineRoute({
    path: paths.home,
    query: HomeScreenQuery,
    variables: () => ({}),
    screen: () => import('./home/HomeScreen.tsx'),
  }),
  defineRoute({
    path: paths.findWork,
    query: FindWorkScreenQuery,
    variables: () => ({}),
    screen: () => import('./home/FindWorkScreen.tsx'),
  }),
  defineRoute({
    path: paths.careers,
    query: CareersScreenQuery,
    variables: ({ search }) => ({ after: search.get('after') }),
    screen: () => import('./careers/CareersScreen.tsx'),
  }),
  definePlainRoute({ path: paths.terms, screen: () => import('./legal/TermsScreen.tsx') }),
  defineRoute({
    path: paths.privacy,
    query: PrivacyScreenQuery,
    variables: () => ({}),
    screen: () => import('./legal/PrivacyScreen.tsx'),
  }),
  // The address in the employer's list, which is canonical, and the one in the admin's list (docs/product/offers.md, 'The public
  // page of an offer').
  ...[paths.publicJobOffer, paths.displayJobOffer].map((path) =>
    defineRoute({
      path,
      shows: ({ id }) => ({ kind: 'jobOffer', id }),
      query: JobOfferScreenQuery,
      variables: ({ params }) => ({ id: params.id }),
      screen: () => import('./jobOffer/JobOfferScreen.tsx'),
    }),
  ),
  jobSeekerRoute,
  defineRoute({
    path: paths.employer,
    query: EmployerScreenQuery,
    variables: ({ params, search }) => ({ id: params.id, after: search.get('after') }),
    screen: () => import('./employer/EmployerScreen.tsx'),
  }),
  defineRoute({
    path: paths.jobSeekers,
    // A new search updates the page in place.
    stays: 'jobSeekers',
    query: JobSeekersScreenQuery,
    variables: ({ params: { readings }, search }) => {
      const isInCity = readings.some(({ city }) => city !== null);
      const { sort, ...filter } = filtersIn(isInCity, readFilters(search));
      return { readings, filter, sort, after: search.get('after') };
    },
    screen: () => import('./jobSeekers/JobSeekersScreen.tsx'),
  }),
  defineRoute({
    path: paths.jobOffers,
    // A new search updates the page in place.
    stays: 'jobOffers',
    query: JobOffersScreenQuery,
    variables: ({ params, search }) => ({ readings: params.readings, after: search.get('after') }),
    screen: () => import('./jobOffers/JobOffersScreen.tsx'),
  }),
];
