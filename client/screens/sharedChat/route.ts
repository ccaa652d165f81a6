import query from '../../__generated__/SharedChatScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const sharedChatRoute = defineRoute({
  path: paths.sharedChat,
  frame: 'fills',
  query,
  variables: ({ params }) => ({ reference: { sharedHash: params.hash } }),
  screen: () => import('./SharedChatScreen.tsx'),
});
