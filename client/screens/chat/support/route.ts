import query from '../../../__generated__/SupportChatScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const supportChatRoute = defineRoute({
  path: paths.chatWithAdmin,
  frame: 'fills',
  query,
  variables: () => ({}),
  screen: () => import('./SupportChatScreen.tsx'),
});
