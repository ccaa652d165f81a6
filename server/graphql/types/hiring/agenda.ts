import { endingOffer, waitingChat } from '../../../domain/hiring/agenda/agenda.ts';
import { builder } from '../../builder.ts';
import { Employer } from '../accounts/user.ts';
import { Chat } from '../chat/chat.ts';
import { JobOffer } from '../offers/jobOffer.ts';

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
