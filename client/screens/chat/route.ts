import query from '../../__generated__/ChatScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

/** One mounted screen for both URLs, so that the list stays while the chat changes. */
const shared = {
  query,
  stays: 'chats',
  frame: 'fills',
  screen: () => import('./ChatScreen.tsx'),
} as const;

export const chatRoute = defineRoute({
  ...shared,
  path: paths.chat,
  variables: ({ params }) => ({ reference: { databaseId: params.id } }),
});

export const chatsRoute = defineRoute({ ...shared, path: paths.chats, variables: () => ({ reference: null }) });
