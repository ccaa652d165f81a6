import type { Route } from '../app/routing/route.ts';
import { careersRoute } from './careers/route.ts';
import { employerRoute } from './employer/route.ts';
import { findWorkRoute, homeRoute } from './home/route.ts';
import { jobOfferRoutes } from './jobOffer/route.ts';
import { jobOffersRoute } from './jobOffers/route.ts';
import { jobSeekerRoute } from './jobSeeker/route.ts';
import { jobSeekersRoute } from './jobSeekers/route.ts';
import { privacyRoute, termsRoute } from './legal/route.ts';

/**
 * The public pages. If two match a URL, the first one wins. A route.ts is part of every page's first load, so it imports
 * nothing heavy: the screen's code loads on demand.
 */
export const routes: readonly Route[] = [
  homeRoute,
  findWorkRoute,
  careersRoute,
  termsRoute,
  privacyRoute,
  ...jobOfferRoutes,
  jobSeekerRoute,
  employerRoute,
  jobSeekersRoute,
  jobOffersRoute,
];
