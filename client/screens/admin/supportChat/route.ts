import query from '../../../__generated__/AdminSupportChatScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const adminSupportChatRoute = defineRoute({
  path: paths.adminSupportChat,
  frame: 'fills',
  query,
  variables: ({ params }) => ({ id: params.userId }),
  screen: () => import('./AdminSupportChatScreen.tsx'),
});
