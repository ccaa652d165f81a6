import query from '../../__generated__/AnswerReferenceScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const answerReferenceRoute = defineRoute({
  path: paths.answerReference,
  query,
  // A sentence that was refused comes back in the address.
  variables: ({ params, search }) => ({ token: params.token, sentence: search.get('sentence') }),
  screen: () => import('./AnswerReferenceScreen.tsx'),
});
