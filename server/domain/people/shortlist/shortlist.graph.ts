import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { canSeeJobSeeker, visibleJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { JobSeeker, userColumns } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import { employerChat } from '../../chat/seat/contactChat.ts';
import { isOwnShortlistEntry, mayHaveShortlist } from './shortlist.policy.ts';
import {
  addToShortlist,
  comparedIds,
  comparedJobSeekers,
  ownEntry,
  removeFromShortlist,
  saveShortlistNote,
  shortlist,
} from './shortlist.ts';

const entryColumns = { id: true, employerId: true, jobSeekerId: true, note: true, createdAt: true } as const;

const ShortlistEntry = builder.prismaNode('ShortlistEntry', {
  extensions: readBy('PEOPLE'),
  id: { field: 'id' },
  select: entryColumns,
  description: 'A job seeker on the shortlist of an employer. For that employer, not for admins.',
  authScopes: (entry, { viewer }) => isOwnShortlistEntry(viewer, entry),
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the job seeker was put on it.' }),
    note: t.exposeString('note', { description: 'Private. Empty without one.' }),
    jobSeekerId: t.id({
      description:
        'The global id of the job seeker, with which the entry is changed even if the profile is not public.',
      resolve: ({ jobSeekerId }) => encodeGlobalId('JobSeeker', jobSeekerId),
    }),
    jobSeeker: t.field({
      type: JobSeeker,
      nullable: true,
      description: 'Null while the profile is not public.',
      select: (_args, _ctx, nestedSelection) => ({ jobSeeker: nestedSelection({ select: userColumns }) }),
      resolve: ({ jobSeeker }, _args, { viewer }) => (canSeeJobSeeker(viewer, jobSeeker) ? jobSeeker : null),
    }),
  }),
});

builder.prismaObjectFields(JobSeeker, (t) => ({
  viewerHasShortlisted: t.boolean({
    nullable: true,
    description:
      "Whether the job seeker is on the viewer's shortlist; false for visitors, who can log in as an employer. Null for job " +
      'seekers and admins.',
    // A promise only for employers, because it is called for each row of a list.
    resolve: ({ id }, _args, ctx) => {
      if (!mayHaveShortlist(ctx.viewer)) return null;
      return ownEntry(ctx, id)?.then((entry) => entry !== null) ?? false;
    },
  }),
  viewerShortlistEntry: t.field({
    type: ShortlistEntry,
    nullable: true,
    description:
      "The viewer's own entry about the job seeker. Null without one, and for viewers who are not employers.",
    resolve: ({ id }, _args, ctx) => ownEntry(ctx, id),
  }),
  viewerChat: t.field({
    type: Chat,
    nullable: true,
    description: 'The open chat that the viewer has with the job seeker as an employer. Null without one.',
    resolve: ({ id }, _args, ctx) => employerChat(ctx, id),
  }),
}));

builder.objectFields(Viewer, (t) => ({
  shortlist: t.connection(
    {
      type: ShortlistEntry,
      nullable: true,
      description: "The viewer's shortlist, newest first. Null for viewers who are not employers.",
      args: { page: t.arg.int(pageArg) },
      resolve: (viewer, args, ctx, info) => {
        if (viewer.kind !== 'employer') return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: entryColumns });
        return connectionOf(ctx, shortlist(viewer), args, rowsOf(ctx, 'shortlistEntry', query));
      },
    },
    { name: 'ShortlistConnection', description: 'A page of a shortlist.', fields: numberedPages },
    { name: 'ShortlistEdge', description: 'An entry in a shortlist.' },
  ),
  comparedJobSeekers: t.field({
    type: [JobSeeker],
    nullable: true,
    description:
      'Up to four public job seekers side by side, in this order; others are left out. Null for viewers who are not employers.',
    args: { databaseIds: t.arg.intList({ required: true, description: 'The integer ids used in URLs.' }) },
    resolve: async (viewer, { databaseIds }, ctx, info) => {
      if (viewer.kind !== 'employer') return null;
      const query = queryFromInfo({ context: ctx, info, select: userColumns });
      const found = await ctx.db.user.findMany({ ...query, where: comparedJobSeekers(viewer, databaseIds) });
      return comparedIds(databaseIds).flatMap((id) => found.find((person) => person.id === id) ?? []);
    },
  }),
}));

mutation('addToShortlist', addToShortlist, {
  description: "Puts a job seeker on the viewer's shortlist. For employers. Doing it again changes nothing.",
  input: (t) => ({
    jobSeeker: t.globalID({ required: true, description: 'A public job seeker.' }),
    note: t.string({ description: 'Private, at most 500 characters; to undo a removal.' }),
  }),
  run: async (ctx, { jobSeeker, note }) => {
    const id = knownId(jobSeeker, 'JobSeeker');
    return { id, entry: await addToShortlist(ctx, id, { note }) };
  },
  payload: (t) => ({
    entry: t.field({ type: ShortlistEntry, description: 'The stored record.', resolve: ({ entry }) => entry }),
    jobSeeker: t.prismaField({
      type: JobSeeker,
      nullable: true,
      description: 'The job seeker. Null if the profile is not public any more.',
      resolve: (query, { id }, _args, { db, viewer }) =>
        db.user.findFirst({ ...query, where: { id, ...visibleJobSeekers(viewer) } }),
    }),
  }),
});

mutation('removeFromShortlist', removeFromShortlist, {
  description:
    "Removes a job seeker and the note from the viewer's shortlist. For employers. Removing them again changes nothing.",
  input: (t) => ({ jobSeeker: t.globalID({ required: true, description: 'A job seeker, public or not.' }) }),
  run: async (ctx, { jobSeeker }) => {
    const id = knownId(jobSeeker, 'JobSeeker');
    return { id, removed: await removeFromShortlist(ctx, id) };
  },
  payload: (t) => ({
    removedId: t.id({
      nullable: true,
      description: 'The global id of the entry that was removed. Null if there was none.',
      resolve: ({ removed }) => (removed === null ? null : encodeGlobalId('ShortlistEntry', removed)),
    }),
    jobSeeker: t.prismaField({
      type: JobSeeker,
      nullable: true,
      description: 'The job seeker. Null if the profile is not public.',
      resolve: (query, { id }, _args, { db, viewer }) =>
        db.user.findFirst({ ...query, where: { id, ...visibleJobSeekers(viewer) } }),
    }),
  }),
});

mutation('saveShortlistNote', saveShortlistNote, {
  description: "Changes the private note about a job seeker on the viewer's shortlist. For employers.",
  input: (t) => ({
    jobSeeker: t.globalID({ required: true, description: 'A job seeker on the shortlist, public or not.' }),
    note: t.string({ required: true, description: 'Private, at most 500 characters; it may be empty.' }),
  }),
  run: async (ctx, { jobSeeker, note }) => ({
    entry: await saveShortlistNote(ctx, knownId(jobSeeker, 'JobSeeker'), { note }),
  }),
  payload: (t) => ({
    entry: t.field({ type: ShortlistEntry, description: 'With the new note.', resolve: ({ entry }) => entry }),
  }),
});
