import type { TrialShift as Row } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { databaseId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { Message } from '../../chat/message/message.graph.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import { chatKeyColumns } from '../../chat/seat/chat.policy.ts';
import { ChatReferenceInput, chatReference, seatOf } from '../../chat/seat/chatMember.graph.ts';
import type { Ctx } from '../../core/context.ts';
import { calendarUri } from './calendar.ts';
import { decideOnTrialShift } from './decide.ts';
import { currencyOf } from './place.ts';
import { endOf, proposeTrialShift } from './propose.ts';
import { earlierThan, nextTrialShift, openProposal } from './read.ts';
import { noteMaxLength, placeMaxLength } from './trialShift.input.ts';
import { changeRefusal, refusalOf, sideOf, type TrialShiftDecision } from './trialShift.policy.ts';

const TrialShiftState = builder.enumType('TrialShiftState', {
  description: 'Where a trial shift stands.',
  values: {
    PROPOSED: { description: 'It waits for the answer of the other side.' },
    ACCEPTED: { description: 'It is agreed on.' },
    DECLINED: { description: 'The other side has declined.' },
    WITHDRAWN: { description: 'The side that proposed it took it back.' },
    REPLACED: { description: 'Another proposal took its place.' },
    CANCELLED: { description: 'One side has cancelled it after it was accepted.' },
  } as const,
});

const TrialShiftDecisionEnum = builder.enumType('TrialShiftDecision', {
  description: 'What a side decides about a trial shift.',
  values: {
    ACCEPTED: { description: 'The other side accepts the proposal. Employers need a subscription.' },
    DECLINED: { description: 'The other side declines the proposal.' },
    WITHDRAWN: { description: 'The side that proposed it takes the proposal back.' },
    CANCELLED: { description: 'Either side cancels a shift that was accepted and has not begun.' },
  } as const,
});

const columns = {
  id: true,
  rootId: true,
  state: true,
  proposedBy: true,
  startsAt: true,
  minutes: true,
  chat: { select: chatKeyColumns },
} as const;

type Shift = Pick<Row, 'id' | 'rootId' | 'state' | 'proposedBy' | 'startsAt' | 'minutes'> & {
  chat: Parameters<typeof seatOf>[1];
};

function viewerSide(ctx: Ctx, { chat }: Pick<Shift, 'chat'>) {
  const seat = seatOf(ctx, chat);
  return seat && sideOf(seat.role, chat);
}

function canDecide(ctx: Ctx, shift: Shift, decision: TrialShiftDecision): boolean {
  const side = viewerSide(ctx, shift);
  return side !== null && refusalOf(shift, side, decision, ctx.now()) === null;
}

export const TrialShift = builder.prismaNode('TrialShift', {
  extensions: readBy('HIRING'),
  id: { field: 'id' },
  select: columns,
  description:
    'A shift on trial that one side of a contact chat proposes to the other. For viewers who may see the chat.',
  authScopes: ({ chat }, ctx) => seatOf(ctx, chat) !== null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id.' }),
    state: t.expose('state', { type: TrialShiftState, description: 'Where it stands.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it starts.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When it ends.', resolve: (shift) => endOf(shift) }),
    timeZone: t.exposeString('timeZone', {
      description: "The IANA name of the city's time zone, in which the times are meant.",
    }),
    hours: t.float({ description: 'How many hours it takes, in quarters.', resolve: ({ minutes }) => minutes / 60 }),
    rate: t.exposeInt('rate', { description: 'The pay per hour, in whole units of the currency.' }),
    currency: t.exposeString('currency', { description: 'The currency of the city (ISO 4217).' }),
    place: t.exposeString('place', { nullable: true, description: 'Where it is; plain text.' }),
    note: t.exposeString('note', { nullable: true, description: 'Plain text.' }),
    chat: t.relation('chat', { description: 'The chat of the two.' }),
    calendarUri: t.string({
      nullable: true,
      description:
        'URI of its calendar file (RFC 5545), which shows later changes under the same UID. Under a share link it expires ' +
        'after an hour or two. Null before it is accepted.',
      resolve: (shift, _args, ctx) => calendarUri(ctx, shift, shift.chat),
    }),
    viewerProposed: t.boolean({
      description: "Whether the viewer's side proposed it.",
      resolve: (shift, _args, ctx) => viewerSide(ctx, shift) === shift.proposedBy,
    }),
    proposedByEmployer: t.boolean({
      description: 'Whether the employer proposed it; otherwise the job seeker did.',
      resolve: ({ proposedBy }) => proposedBy === 'EMPLOYER',
    }),
    viewerCanAccept: t.boolean({
      description: 'Whether the viewer may accept it now, as far as the shift is concerned.',
      resolve: (shift, _args, ctx) => canDecide(ctx, shift, 'ACCEPTED'),
    }),
    viewerCanDecline: t.boolean({
      description: 'Whether the viewer may decline it now.',
      resolve: (shift, _args, ctx) => canDecide(ctx, shift, 'DECLINED'),
    }),
    viewerCanWithdraw: t.boolean({
      description: 'Whether the viewer may take it back now.',
      resolve: (shift, _args, ctx) => canDecide(ctx, shift, 'WITHDRAWN'),
    }),
    viewerCanCancel: t.boolean({
      description: 'Whether the viewer may cancel it now.',
      resolve: (shift, _args, ctx) => canDecide(ctx, shift, 'CANCELLED'),
    }),
    viewerCanChange: t.boolean({
      description: 'Whether the viewer may propose another shift in its place now.',
      resolve: (shift, _args, ctx) => viewerSide(ctx, shift) !== null && changeRefusal(shift, ctx.now()) === null,
    }),
  }),
});

builder.prismaObjectFields(TrialShift, (t) => ({
  earlier: t.field({
    type: [TrialShift],
    description: 'The shifts in whose place it was proposed, oldest first.',
    resolve: async (shift, _args, ctx) =>
      (await earlierThan(ctx, shift)).map((earlier) => ({ ...earlier, chat: shift.chat })),
  }),
}));

builder.prismaObjectFields(Chat, (t) => ({
  openTrialShift: t.field({
    type: TrialShift,
    nullable: true,
    description: 'The proposal of a trial shift that waits for an answer. Null without one.',
    resolve: async (chat, _args, ctx) => {
      const shift = chat.kind === 'CONTACT' ? await openProposal(ctx, chat.id) : null;
      return shift && { ...shift, chat };
    },
  }),
  trialShiftCurrency: t.string({
    nullable: true,
    description: "The currency (ISO 4217) of trial shifts: that of the job seeker's city. Null if there can be none.",
    resolve: (chat, _args, ctx) => currencyOf(ctx, chat),
  }),
}));

builder.objectField(Viewer, 'nextTrialShift', (t) =>
  t.field({
    type: TrialShift,
    nullable: true,
    description:
      'The next trial shift that the viewer and another person have agreed on, if it begins within two days.',
    resolve: (_viewer, _args, ctx) => nextTrialShift(ctx),
  }),
);

const shiftField = {
  type: TrialShift,
  description: 'The trial shift as it stands now.',
} as const;

const messageDescription = 'The message that says so in the chat';

mutation('proposeTrialShift', proposeTrialShift, {
  description:
    'Proposes a trial shift to the other side of a contact chat, with a message that says so. One proposal is open at a time.',
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, required: true, description: 'The chat, by id or share link.' }),
    date: t.string({ required: true, description: "The day in the city's time zone, such as 2026-12-04." }),
    startTime: t.string({
      required: true,
      description: "The time of the start on the city's clocks, such as 18:00.",
    }),
    hours: t.float({ required: true, description: 'How many hours it takes, from 0.5 to 16, in quarters.' }),
    rate: t.int({ required: true, description: "The pay per hour, in whole units of the city's currency." }),
    place: t.string({ description: `Where it is; at most ${placeMaxLength} characters.` }),
    note: t.string({ description: `At most ${noteMaxLength} characters.` }),
    replaces: t.globalID({
      description:
        'The trial shift in whose place this one is proposed. An accepted one stays in force until the change is accepted.',
    }),
    clientId: t.string({
      description: 'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key proposes nothing new.',
    }),
  }),
  run: async (ctx, { chat, replaces, ...terms }) =>
    proposeTrialShift(ctx, {
      ...terms,
      chat: chatReference(chat),
      replaces: replaces ? (databaseId(replaces, 'TrialShift') ?? 0) : null,
    }),
  payloadDescription: 'The proposal.',
  payload: (t) => ({
    trialShift: t.prismaField({
      ...shiftField,
      resolve: storedRow('trialShift', 'shiftId'),
    }),
    sentMessage: t.prismaField({
      type: Message,
      nullable: true,
      description: `${messageDescription}.`,
      resolve: (query, { messageId }, _args, { db }) =>
        messageId === null ? null : db.message.findUniqueOrThrow({ ...query, where: { id: messageId } }),
    }),
  }),
});

mutation('setTrialShiftState', decideOnTrialShift, {
  description:
    'Accepts, declines, withdraws or cancels a trial shift, with a message that says so. Doing it again changes nothing. ' +
    'Of two people who decide at once the first one wins.',
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, required: true, description: 'Its chat, by id or share link.' }),
    trialShift: t.globalID({ required: true, description: 'A trial shift of the chat.' }),
    decision: t.field({ type: TrialShiftDecisionEnum, required: true, description: 'What is decided about it.' }),
  }),
  run: async (ctx, { chat, trialShift, decision }) => {
    const shiftId = databaseId(trialShift, 'TrialShift') ?? 0;
    return { shiftId, messageId: await decideOnTrialShift(ctx, { chat: chatReference(chat), shiftId, decision }) };
  },
  payload: (t) => ({
    trialShift: t.prismaField({
      ...shiftField,
      resolve: storedRow('trialShift', 'shiftId'),
    }),
    sentMessage: t.prismaField({
      type: Message,
      nullable: true,
      description: `${messageDescription}; null if nothing changed.`,
      resolve: (query, { messageId }, _args, { db }) =>
        messageId === null ? null : db.message.findUniqueOrThrow({ ...query, where: { id: messageId } }),
    }),
  }),
});
