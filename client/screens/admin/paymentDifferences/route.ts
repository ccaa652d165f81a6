import query from '../../../__generated__/PaymentDifferencesScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { differenceVariables } from './differenceList.ts';

export const paymentDifferencesRoute = defineRoute({
  path: paths.adminPaymentDifferences,
  query,
  variables: ({ search }) => differenceVariables(search),
  fetchPolicy: 'store-and-network',
  screen: () => import('./PaymentDifferencesScreen.tsx'),
});
