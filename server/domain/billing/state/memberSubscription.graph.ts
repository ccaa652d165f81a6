import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { ChatMember } from '../../chat/seat/chatMember.graph.ts';
import { viewerId } from '../../core/viewer/viewer.ts';
import { SubscriptionStatus } from './subscription.graph.ts';

const MemberSubscription = builder.objectRef<{ status: 'ACTIVE' }>('MemberSubscription').implement({
  extensions: readBy('CHAT'),
  description: "An employer's active subscription as a chat shows it, without anything of its payment.",
  fields: (t) => ({
    status: t.field({ type: SubscriptionStatus, description: 'Always active.', resolve: ({ status }) => status }),
  }),
});

builder.objectField(ChatMember, 'activeSubscriptions', (t) =>
  t.field({
    type: [MemberSubscription],
    nullable: true,
    description:
      "The employer's active subscriptions, usually one; empty for other members. For the member, by session or by share " +
      'link, and admins.',
    resolve: async ({ userId, ownUserId }, _args, { viewer, viewerIsPremium, isPremium }) => {
      if (viewer.kind !== 'admin' && userId !== ownUserId) return null;
      // Whether the viewer is premium is kept for the whole operation; for others it is read in batches.
      const hasOne = userId === viewerId(viewer) ? await viewerIsPremium() : await isPremium(userId);
      return hasOne ? [{ status: 'ACTIVE' as const }] : [];
    },
  }),
);
