import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import type { DemoAccount } from '../../core/keys/demoAccount.ts';
import { daysOf, type PeriodName, periodNames, periods } from '../../core/limits/periods.ts';
import { socialNetworkName } from '../../core/text/format/socialNetworkName.ts';
import { Role } from '../access/user.graph.ts';

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
