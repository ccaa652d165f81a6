import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { type Viewer as ViewerShape, viewerId } from '../../core/viewer/viewer.ts';
import { User } from '../access/user.graph.ts';
import { firstName } from '../access/visibility.ts';
import { termsToAccept } from '../terms/terms.ts';

const ViewerKind = builder.enumType('ViewerKind', {
  description: 'The kind of a viewer.',
  values: {
    ANONYMOUS: { description: 'Not signed in and without a guest cookie.' },
    GUEST: { description: 'An employer without a login, identified by a cookie for one hour after the last contact.' },
    JOB_SEEKER: { description: 'A job seeker who has signed in.' },
    EMPLOYER: { description: 'An employer who has signed in.' },
    ADMIN: { description: 'An admin who has signed in.' },
  } as const,
});

const kinds = {
  anonymous: 'ANONYMOUS',
  guest: 'GUEST',
  jobSeeker: 'JOB_SEEKER',
  employer: 'EMPLOYER',
  admin: 'ADMIN',
} as const satisfies Record<ViewerShape['kind'], string>;

export const Viewer = builder.objectRef<ViewerShape>('Viewer').implement({
  extensions: readBy('ACCOUNT'),
  description: 'The user or visitor who sends the operation.',
  fields: (t) => ({
    kind: t.field({
      type: ViewerKind,
      description: 'The kind of the viewer.',
      resolve: (viewer) => kinds[viewer.kind],
    }),
    mustSetUpTwoFactor: t.boolean({
      description:
        'Whether the viewer is an admin who has to set up two-factor login first. Until then they count as anonymous.',
      resolve: (viewer) => viewer.kind === 'anonymous' && viewer.mustSetUpTwoFactor === true,
    }),
    firstName: t.string({
      nullable: true,
      description: 'Null for an anonymous viewer.',
      resolve: async (viewer, _args, { db }) => {
        const id = viewerId(viewer);
        const user = id === null ? null : await db.user.findUnique({ where: { id }, select: { name: true } });
        return user ? firstName(user.name) : null;
      },
    }),
    user: t.prismaField({
      type: User,
      nullable: true,
      description: 'The viewer as a user. Null for an anonymous viewer.',
      resolve: async (query, viewer, _args, { db }) => {
        const id = viewerId(viewer);
        return id === null ? null : db.user.findUnique({ ...query, where: { id } });
      },
    }),
    hasActiveSubscription: t.boolean({
      description: 'Whether the viewer is an employer whose subscription is active.',
      resolve: (_viewer, _args, ctx) => ctx.viewerIsPremium(),
    }),
    termsToAccept: t.string({
      nullable: true,
      description:
        'The version of the terms, a day, that the viewer has yet to accept. Null without an account, and for admins.',
      resolve: (viewer, _args, ctx) => termsToAccept(ctx, viewer),
    }),
    canContactJobSeekers: t.boolean({
      description: "Whether the viewer's role may contact job seekers.",
      resolve: (viewer) => viewer.kind !== 'jobSeeker' && viewer.kind !== 'admin',
    }),
    canMakeJobOffers: t.boolean({
      description: "Whether the viewer's role may create job offers.",
      resolve: (viewer) => viewer.kind === 'employer' || viewer.kind === 'admin',
    }),
    canReadBackOffice: t.boolean({
      description: 'Whether the viewer may use the back office.',
      resolve: (viewer) => viewer.kind === 'admin',
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    authScopes: { public: true },
    description: 'The user or visitor who sends the operation.',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);
