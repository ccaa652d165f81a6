import query from '../../../__generated__/SupportChatScreenQuery$parameters.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';

export const supportChatRoute = defineRoute({
  path: paths.chatWithAdmin,
  frame: 'fills',
  query,
  variables: () => ({}),
  screen: () => import('./SupportChatScreen.tsx'),
});
