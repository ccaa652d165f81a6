import query from '../../../__generated__/AdminChatScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const adminChatRoute = defineRoute({
  path: paths.adminChat,
  frame: 'fills',
  query,
  variables: ({ params }) => ({ reference: { databaseId: params.id } }),
  screen: () => import('./AdminChatScreen.tsx'),
});
