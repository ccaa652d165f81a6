import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { becomeGuest, renewGuest } from '../../../graphql/guest.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { addDelete, knownId, recordId, versionDescription } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { Chat, hasReader } from '../../chat/seat/chat.graph.ts';
import { readersColumns, seatOf, standing } from '../../chat/seat/chatMember.graph.ts';
import type { IntroductionEvent } from '../../core/events/events.ts';
import { createGuestEmployer } from '../../people/employer/guest.ts';
import { answerContactRequest, type MailedRequest, mailedRequest } from './answer.ts';
import { changeContactRequestStatus, deleteContactRequest } from './change.ts';
import type { Contact } from './contact.ts';
import {
  ContactAnswer,
  ContactRequest,
  contactDataFields,
  preferenceFields,
  termsField,
} from './contactRequest.graph.ts';
import { contactJobSeeker } from './contactRequest.ts';
import { activateIntroduction, introduceJobSeeker, watchIntroductions } from './introduction.ts';
import {
  type ContactPrefill as ContactPrefillShape,
  contactPrefill,
  openContactForm,
  suggestedMessage,
} from './prefill.ts';

type Types = typeof builder.$inferSchemaTypes;
type PayloadFields = PothosSchemaTypes.ObjectFieldBuilder<Types, Contact>;

/** The payload fields of a contact, shared by several mutations with their own descriptions. */
export const contactPayload = (t: PayloadFields, descriptions: { contactRequest: string; chat: string }) => ({
  contactRequest: t.prismaField({
    type: ContactRequest,
    description: descriptions.contactRequest,
    resolve: storedRow('contactRequest', 'contactRequestId'),
  }),
  chat: t.prismaField({
    type: Chat,
    description: descriptions.chat,
    resolve: storedRow('chat', 'chatId'),
  }),
});

mutation('createGuestEmployer', createGuestEmployer, {
  description:
    'Makes a visitor an employer without login, for an hour from the last contact; updates the data of a guest. ' +
    'Not for signed-in users.',
  inputDescription: 'Contact data of a visitor who does not register.',
  input: (t) => ({
    ...contactDataFields(t, "At most 30 characters. Left out, the company stands for it, or 'Guest'."),
    ...termsField(t),
  }),
  run: async (ctx, input) => {
    const employerId = await createGuestEmployer(ctx, input);
    becomeGuest(ctx, employerId);
    return { employerId };
  },
  payloadDescription: 'The guest.',
  payload: (t) => ({
    employer: t.prismaField({
      type: Employer,
      description: 'The stored record.',
      resolve: storedRow('user', 'employerId'),
    }),
  }),
});

mutation('contactJobSeeker', contactJobSeeker, {
  description:
    'An employer contacts a job seeker. An anonymous visitor becomes a guest employer. ' +
    'The employer, the request and the chat are created in one transaction.',
  inputDescription: 'The job seeker and the work.',
  input: (t) => ({
    jobSeeker: t.globalID({ required: true, description: 'An activated job seeker.' }),
    employer: t.globalID({
      description: 'The employer; the viewer by default. Others are refused.',
    }),
    ...contactDataFields(
      t,
      "At most 30 characters. Left out, the account's name or the company stands for it, or 'Guest'.",
    ),
    ...termsField(t),
    ...preferenceFields(t),
  }),
  run: async (ctx, { jobSeeker, employer, ...input }) => {
    const contact = await contactJobSeeker(ctx, {
      ...input,
      jobSeekerId: knownId(jobSeeker, 'JobSeeker'),
      employerId: recordId(employer, 'Employer'),
    });
    if (ctx.viewer.kind === 'anonymous' || ctx.viewer.kind === 'guest') becomeGuest(ctx, contact.employerId);
    return contact;
  },
  payloadDescription: 'The request and its chat.',
  payload: (t) => contactPayload(t, { contactRequest: 'The stored record.', chat: 'Open for both.' }),
});

mutation('changeContactRequestStatus', changeContactRequestStatus, {
  description: 'Sets or removes the status of a contact request. For admins.',
  inputDescription: 'The status of a contact request.',
  input: (t) => ({
    contactRequest: t.globalID({ required: true, description: 'The request.' }),
    status: t.globalID({ description: 'A status; null or absent removes it.' }),
    version: t.string({ description: versionDescription }),
  }),
  run: async (ctx, { contactRequest, status, version }) => {
    const id = knownId(contactRequest, 'ContactRequest');
    await changeContactRequestStatus(ctx, id, recordId(status, 'ContactRequestStatus'), version);
    return { id };
  },
  payloadDescription: 'The request with its new status.',
  payload: (t) => ({
    contactRequest: t.prismaField({
      type: ContactRequest,
      description: 'The stored record.',
      resolve: storedRow('contactRequest'),
    }),
  }),
});

addDelete(
  'ContactRequest',
  "Deletes a contact request. Its chat stays; the job seeker's popularity loses what it weighed. For admins.",
  deleteContactRequest,
);

const ContactPrefill = builder.objectRef<ContactPrefillShape>('ContactPrefill').implement({
  extensions: readBy('HIRING'),
  description: 'Initial values of the contact form for a known employer.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'At most 30 characters; empty for a guest who gave none.' }),
    email: t.exposeString('email', { nullable: true, description: "The viewer's own." }),
    whatsApp: t.exposeString('whatsApp', { nullable: true, description: "The viewer's own. E.164." }),
    company: t.exposeString('company', { nullable: true, description: 'The company of the viewer.' }),
    description: t.exposeString('description', { nullable: true, description: 'The description of the last request.' }),
    partTime: t.exposeBoolean('partTime', { description: 'Whether the last request was for part-time work.' }),
    fullTime: t.exposeBoolean('fullTime', { description: 'Whether the last request was for full-time work.' }),
  }),
});

builder.objectField(Viewer, 'contactPrefill', (t) =>
  t.field({
    type: ContactPrefill,
    nullable: true,
    description: 'Initial values of the contact form. Null except for employers, including guests.',
    resolve: (_viewer, _args, ctx) => contactPrefill(ctx),
  }),
);

mutation('openContactForm', openContactForm, {
  description:
    'Call it when an employer or guest opens the contact form. Restarts the hour of a guest and returns the initial values.',
  run: async (ctx) => {
    const opened = await openContactForm(ctx);
    renewGuest(ctx);
    return opened;
  },
  payloadDescription: 'The initial values.',
  payload: (t) => ({
    employer: t.prismaField({
      type: Employer,
      description: 'The viewer as an employer.',
      resolve: storedRow('user', 'employerId'),
    }),
    prefill: t.field({
      type: ContactPrefill,
      description: 'The initial values of the form.',
      resolve: ({ prefill }) => prefill,
    }),
  }),
});

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
      jobSeeker: { select: { ...standing.select, name: true, callName: true, jobId: true } },
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
        jobSeeker,
        job: ctx.reference.jobs.get(jobSeeker.jobId)?.name ?? null,
        partTime,
        fullTime,
        // An introduction's is an admin's text.
        description: introducedById === null ? description : null,
      });
    },
  }),
);

mutation('answerContactRequest', answerContactRequest, {
  description:
    'A job seeker says by a button whether a contact request interests them. It needs no subscription of the employer, who is mailed. ' +
    'The first answer stays.',
  input: (t) => ({
    id: t.globalID({ required: true, description: 'A contact request to the viewer.' }),
    answer: t.field({ type: ContactAnswer, required: true, description: 'What they say.' }),
  }),
  run: async (ctx, { id, answer }) => ({
    contactRequestId: await answerContactRequest(ctx, { id: knownId(id, 'ContactRequest'), answer }),
  }),
  payload: (t) => ({
    contactRequest: t.prismaField({
      type: ContactRequest,
      description: 'With the answer.',
      resolve: storedRow('contactRequest', 'contactRequestId'),
    }),
  }),
});

const MailedRequestStatus = builder.enumType('MailedRequestStatus', {
  description: 'What the link of a mail about a contact request does.',
  values: {
    WAITING: { description: 'It answers the request.' },
    ANSWERED: { description: 'The job seeker has answered.' },
    OVER: { description: 'The link is too old, or one of the two is gone or has blocked the other.' },
  } as const,
});

const MailedContactRequest = builder.objectRef<MailedRequest>('MailedContactRequest').implement({
  extensions: readBy('HIRING'),
  description: 'A contact request that its job seeker was mailed about, for the holder of the token.',
  fields: (t) => ({
    status: t.field({ type: MailedRequestStatus, description: 'What the link does.', resolve: ({ status }) => status }),
    answer: t.expose('answer', { type: ContactAnswer, nullable: true, description: 'What the job seeker said.' }),
    who: t.string({
      nullable: true,
      description:
        "Who asks: 'Nadia', or 'Nadia, Little Jakarta'. Null once it is over, as the work and the message are.",
      resolve: ({ words }) => words?.who,
    }),
    work: t.string({
      nullable: true,
      description: "The job and the city: 'Waiter in Singapore'.",
      resolve: ({ words }) => words?.work,
    }),
    facts: t.stringList({
      description: 'How much work it is, and the rate of the job seeker.',
      resolve: ({ words }) => words?.facts ?? [],
    }),
    message: t.string({
      nullable: true,
      description: 'What the employer wrote.',
      resolve: ({ words }) => words?.message,
    }),
    chatDatabaseId: t.int({
      description: 'The integer id of the chat of the two.',
      resolve: ({ contact }) => contact.chatId,
    }),
  }),
});

builder.queryField('mailedContactRequest', (t) =>
  t.field({
    type: MailedContactRequest,
    nullable: true,
    authScopes: { public: true },
    description:
      'The contact request that a mail to its job seeker was about, for the holder of its token. Null for an unknown token, and for ' +
      'one that was mailed to an earlier email. A POST to /answer-request/{token} answers it.',
    args: { token: t.arg.string({ required: true, description: 'From the link of the mail.' }) },
    resolve: (_root, { token }, ctx) => mailedRequest(ctx, token),
  }),
);
