import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { personOf } from '../access/person.graph.ts';
import { Viewer } from '../session/viewer.graph.ts';
import { stopViewingAs, viewAs } from './viewAs.ts';

/** An admin sees the site as a user sees it. */

const ViewingAs = builder.objectRef<{ id: number; until: Date }>('ViewingAs').implement({
  extensions: readBy('ACCOUNT'),
  description: 'The user as whom an admin sees the site. Nothing can be changed meanwhile.',
  fields: (t) => ({
    name: t.string({
      description: 'The full name of the user.',
      resolve: async ({ id }, _args, { db }) =>
        (await db.user.findUniqueOrThrow({ where: { id }, select: { name: true } })).name,
    }),
    until: t.expose('until', { type: 'DateTime', description: 'When it ends by itself.' }),
  }),
});

builder.objectField(Viewer, 'viewingAs', (t) =>
  t.field({
    type: ViewingAs,
    nullable: true,
    description: 'Set while an admin sees the site as this user. Null otherwise.',
    resolve: (viewer) =>
      'viewedBy' in viewer && viewer.viewedBy ? { id: viewer.id, until: viewer.viewedBy.until } : null,
  }),
);

mutation('viewAs', viewAs, {
  description:
    "Shows the admin's session the site as this user sees it, for 30 minutes and without changing anything. For admins.",
  input: (t) => ({
    user: t.globalID({ required: true, description: 'A job seeker, or an employer with a login.' }),
    reason: t.string({
      required: true,
      description: 'Why, 5 to 200 characters. It is kept in the audit log, so it must not hold personal data.',
    }),
  }),
  run: async (ctx, { user, reason }) => {
    await viewAs(ctx, personOf(user), { reason });
    return {};
  },
  payload: (t) => ({
    ok: t.boolean({ description: 'Always true. The next requests are those of the user.', resolve: () => true }),
  }),
});

mutation('stopViewingAs', stopViewingAs, {
  description: 'Shows the session its own view again. For admins. Repeated, it changes nothing.',
  run: async (ctx) => {
    await stopViewingAs(ctx);
    return {};
  },
  payload: (t) => ({
    ok: t.boolean({ description: 'Always true. The next requests are those of the admin.', resolve: () => true }),
  }),
});
