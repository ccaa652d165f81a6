import query from '../../__generated__/ApplicantsScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';
import { applicantList } from './applicantList.ts';

export const applicantsRoute = defineRoute({
  path: paths.myJobOfferApplicants,
  signInAs: 'employer',
  query,
  variables({ params, search }) {
    const { filters, page } = applicantList.variables(search);
    return { databaseId: params.id, state: filters.state, ...page };
  },
  fetchPolicy: 'store-and-network',
  screen: () => import('./ApplicantsScreen.tsx'),
});
