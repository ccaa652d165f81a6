import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { renewGuest } from '../../../graphql/guest.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Chat, hasReader } from '../../chat/seat/chat.graph.ts';
import { readersColumns, seatOf, standing } from '../../chat/seat/chatMember.graph.ts';
import type { IntroductionEvent } from '../../core/events/events.ts';
import { contactPayload } from './contactMutations.graph.ts';
import { ContactRequest, contactDataFields, preferenceFields } from './contactRequest.graph.ts';
import { activateIntroduction, introduceJobSeeker, watchIntroductions } from './introduction.ts';
import { suggestedMessage } from './prefill.ts';

mutation('introduceJobSeeker', introduceJobSeeker, {
  description:
    'Introduces a job seeker to an employer with a contact request that is pending until one of the two, or an admin, ' +
    'activates it. A pending introduction between them is updated instead. For admins.',
  inputDescription: 'The employer, the job seeker and the preferences of an introduction.',
  input: (t) => ({
    employer: t.globalID({ required: true, description: 'A registered employer or a guest.' }),
    jobSeeker: t.globalID({ required: true, description: 'An activated job seeker.' }),
    ...contactDataFields(t, "At most 30 characters. What is left out is taken from the employer's account."),
    ...preferenceFields(t),
  }),
  run: (ctx, { employer, jobSeeker, ...input }) =>
    introduceJobSeeker(ctx, {
      ...input,
      employerId: knownId(employer, 'Employer'),
      jobSeekerId: knownId(jobSeeker, 'JobSeeker'),
    }),
  payloadDescription: 'The introduction and its chat.',
  payload: (t) =>
    contactPayload(t, { contactRequest: 'Pending.', chat: 'Between the two; for admins alone until it is opened.' }),
});

mutation('activateIntroduction', activateIntroduction, {
  description:
    'Activates an introduction and opens its chat. For the employer, the job seeker and admins. A repeated call changes nothing.',
  inputDescription: 'The introduction to activate.',
  input: (t) => ({
    contactRequest: t.globalID({ required: true, description: 'A pending introduction.' }),
  }),
  run: async (ctx, input) => {
    const contact = await activateIntroduction(ctx, knownId(input.contactRequest, 'ContactRequest'));
    // The guest period is renewed with each contact.
    renewGuest(ctx);
    return contact;
  },
  payloadDescription: 'The activated introduction.',
  payload: (t) => contactPayload(t, { contactRequest: 'Activated.', chat: 'Open for both.' }),
});

const IntroductionChange = builder.objectRef<IntroductionEvent>('IntroductionChange').implement({
  extensions: readBy('HIRING'),
  description: 'An introduction was created, updated or activated.',
  fields: (t) => ({
    contactRequest: t.prismaField({
      type: ContactRequest,
      description: 'The updated introduction.',
      resolve: storedRow('contactRequest', 'contactRequestId'),
    }),
  }),
});

builder.subscriptionField('introductions', (t) =>
  t.field({
    type: IntroductionChange,
    authScopes: { signedIn: true },
    description:
      "The viewer's introductions when they are created and activated, also for guests; for an admin all introductions. The " +
      'holder of a share link gets none.',
    subscribe: (_root, _args, ctx) => watchIntroductions(ctx),
    resolve: (event: IntroductionEvent) => event,
  }),
);

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
