import { builder } from '../../../graphql/builder.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import { JobOffer } from '../../offers/jobOffer/jobOffer.graph.ts';
import { endingOffer, waitingChat } from './agenda.ts';

builder.prismaObjectFields(Employer, (t) => ({
  waitingChat: t.field({
    type: Chat,
    nullable: true,
    description:
      'The contact chat with the latest message that the employer has not read, without those of new applicants. For the ' +
      'employer alone.',
    resolve: ({ id }, _args, ctx) => waitingChat(ctx, id),
  }),
  endingJobOffer: t.field({
    type: JobOffer,
    nullable: true,
    description: 'The active offer that ends first, if that is within three days. For the employer alone.',
    resolve: ({ id }, _args, ctx) => endingOffer(ctx, id),
  }),
}));
