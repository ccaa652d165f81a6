import type { DemoAccount } from '../../domain/account/demoAccount.ts';
import { builder } from '../builder.ts';
import { Role } from './user.ts';

const DemoAccountType = builder.objectRef<DemoAccount>('DemoAccount').implement({
  description: 'An account that visitors of the demo sign in with.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'To sign in with.' }),
    password: t.exposeString('password', { description: 'No secret: everybody may use it.' }),
    role: t.field({ type: Role, description: 'What can be tried with it.', resolve: (account) => account.role }),
    isPremium: t.exposeBoolean('isPremium', { description: 'Whether it is an employer with a subscription.' }),
  }),
});

builder.queryField('demoAccounts', (t) =>
  t.field({
    type: [DemoAccountType],
    authScopes: { public: true },
    description: 'The accounts of the demo; none where this is not the demo.',
    resolve: (_root, _args, ctx) => [...ctx.demoAccounts],
  }),
);
