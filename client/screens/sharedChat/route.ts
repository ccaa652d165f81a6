import query from '../../__generated__/SharedChatScreenQuery$parameters.ts';
import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';

export const sharedChatRoute = defineRoute({
  path: paths.sharedChat,
  frame: 'fills',
  query,
  variables: ({ params }) => ({ reference: { sharedHash: params.hash } }),
  screen: () => import('./SharedChatScreen.tsx'),
});
