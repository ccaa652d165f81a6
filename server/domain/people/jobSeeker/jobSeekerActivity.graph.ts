import { builder } from '../../../graphql/builder.ts';
import { JobSeeker } from '../../accounts/access/user.graph.ts';
import { ReplyTime } from '../employer/companyPage.graph.ts';
import { type LastActive as LastActiveKind, lastActive } from './lastActive.ts';

const LastActive = builder.enumType('LastActive', {
  description: 'When a person was last on the site, coarsely.',
  values: {
    TODAY: { description: 'Within 24 hours.' },
    THIS_WEEK: { description: 'Within 7 days.' },
    THIS_MONTH: { description: 'Within 30 days.' },
  } satisfies Record<LastActiveKind, object>,
});

builder.prismaObjectFields(JobSeeker, (t) => ({
  lastActive: t.field({
    type: LastActive,
    nullable: true,
    description: 'When the job seeker was last on the site. Null: longer ago than 30 days.',
    select: { lastSeenAt: true },
    resolve: (user, _args, { now }) => lastActive(user, now()),
  }),
  replyTime: t.expose('replyTime', {
    type: ReplyTime,
    nullable: true,
    description:
      'How soon the job seeker usually answers employers. Null with fewer than 5 answers in 90 days, or if it takes longer. ' +
      'Updated every few minutes.',
  }),
}));
