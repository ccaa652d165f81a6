import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import type { DemoAccount } from '../../core/keys/demoAccount.ts';
import { daysOf, type PeriodName, periodNames, periods } from '../../core/limits/periods.ts';
import { calledName } from '../../core/text/firstName.ts';
import { type Viewer as ViewerShape, viewerId } from '../../core/viewer/viewer.ts';
import { personOf } from '../access/person.graph.ts';
import { Role, User } from '../access/user.graph.ts';
import { termsToAccept } from '../terms/terms.ts';
import { stopViewingAs, viewAs } from '../viewAs/viewAs.ts';

const names = new Map([
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['linkedin.com', 'LinkedIn'],
  ['x.com', 'X'],
  ['tiktok.com', 'TikTok'],
  ['youtube.com', 'YouTube'],
  ['t.me', 'Telegram'],
]);

/** The social network of a URL, such as 'Facebook'; its host name for one that is not known. */
function socialNetworkName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return names.get(host) ?? host;
}

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
        const user =
          id === null ? null : await db.user.findUnique({ where: { id }, select: { name: true, callName: true } });
        return user && calledName(user);
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

const DemoAccountType = builder.objectRef<DemoAccount>('DemoAccount').implement({
  extensions: readBy('EVERY'),
  description: 'A public account for trying the demo.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The e-mail address for signing in.' }),
    password: t.exposeString('password', { description: 'The public password.' }),
    role: t.field({ type: Role, description: 'The role of the account.', resolve: (account) => account.role }),
    isPremium: t.exposeBoolean('isPremium', { description: 'Whether it is an employer with a subscription.' }),
  }),
});

const SocialLink = builder.objectRef<string>('SocialLink').implement({
  extensions: readBy('EVERY'),
  description: "The product's page on a social network.",
  fields: (t) => ({
    name: t.string({ description: "The network, such as 'Facebook'.", resolve: socialNetworkName }),
    url: t.string({ description: 'The address of the page.', resolve: (url) => url }),
  }),
});

builder.queryField('socialLinks', (t) =>
  t.field({
    type: [SocialLink],
    authScopes: { public: true },
    description: "The product's pages on social networks, in the configured order. Empty where none are configured.",
    resolve: (_root, _args, ctx) => [...ctx.socialLinks],
  }),
);

builder.queryField('outboxPath', (t) =>
  t.field({
    type: 'String',
    nullable: true,
    authScopes: { public: true },
    description: 'The path of the page that shows mail instead of sending it, in the demo. Null where mail is sent.',
    resolve: (_root, _args, ctx) => ctx.outboxPath,
  }),
);

builder.queryField('sendsTextMessages', (t) =>
  t.field({
    type: 'Boolean',
    authScopes: { public: true },
    description: 'Whether phone numbers can be verified here, with codes in text messages.',
    resolve: (_root, _args, ctx) => ctx.textMessenger !== null,
  }),
);

builder.queryField('demoAccounts', (t) =>
  t.field({
    type: [DemoAccountType],
    authScopes: { public: true },
    description: 'The demo accounts. Empty outside demo mode.',
    resolve: (_root, _args, ctx) => [...ctx.demoAccounts],
  }),
);

const RetentionPeriod = builder.objectRef<PeriodName>('RetentionPeriod').implement({
  extensions: readBy('EVERY'),
  description: 'How long a kind of data is kept if no one deletes it earlier.',
  fields: (t) => ({
    data: t.string({ description: 'The kind of data, in words.', resolve: (name) => periods[name].data }),
    days: t.int({ description: 'After so many days it is removed.', resolve: (name, _args, ctx) => daysOf(name, ctx) }),
    from: t.string({ description: 'What the days are counted from, in words.', resolve: (name) => periods[name].from }),
  }),
});

builder.queryField('retentionPeriods', (t) =>
  t.field({
    type: [RetentionPeriod],
    authScopes: { public: true },
    description: 'How long data is kept here, as the settings say.',
    resolve: () => [...periodNames],
  }),
);

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
