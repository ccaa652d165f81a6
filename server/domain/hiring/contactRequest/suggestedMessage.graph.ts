import { builder } from '../../../graphql/builder.ts';
import { Chat, hasReader } from '../../chat/seat/chat.graph.ts';
import { readersColumns, seatOf, standing } from '../../chat/seat/chatMember.graph.ts';
import { suggestedMessage } from './firstMessage.ts';

builder.prismaObjectField(Chat, 'suggestedMessage', (t) =>
  t.string({
    nullable: true,
    description:
      'A first message for its employer, made of the job seeker’s job and the latest contact request. Null for other viewers, ' +
      'before the employer may write, and once there are messages.',
    select: {
      ...readersColumns,
      nbMessages: true,
      jobSeeker: { select: { ...standing.select, name: true, jobId: true } },
      contactRequests: {
        where: { activatedAt: { not: null } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { description: true, partTime: true, fullTime: true, introducedById: true },
      },
    },
    resolve: (chat, _args, ctx) => {
      const seat = seatOf(ctx, chat);
      const { jobSeeker } = chat;
      const [request] = chat.contactRequests;
      if (!jobSeeker || !request || seat === null || !hasReader(chat, seat)) return null;
      const { description, partTime, fullTime, introducedById } = request;
      return suggestedMessage(ctx, chat, seat, {
        jobSeekerName: jobSeeker.name,
        job: ctx.reference.jobs.get(jobSeeker.jobId)?.name ?? null,
        partTime,
        fullTime,
        // An introduction's is an admin's text.
        description: introducedById === null ? description : null,
      });
    },
  }),
);
