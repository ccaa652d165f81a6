import reviewQuery from '../../../__generated__/ReviewScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/ReviewsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { reviewVariables } from './reviewList.ts';

export const reviewRoutes = [
  defineRoute({
    path: paths.adminReviews,
    query: listQuery,
    variables: ({ search }) => reviewVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./ReviewsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminReview,
    query: reviewQuery,
    // The filter of the queue decides what comes next.
    variables: ({ params, search }) => ({ ...params, filter: reviewVariables(search).filter }),
    fetchPolicy: 'store-and-network',
    screen: () => import('./ReviewScreen.tsx'),
  }),
];
