import type { Role } from '../../../generated/prisma/client.ts';

/** A public account of the demo. Exists only in demo mode. */
export type DemoAccount = { email: string; password: string; role: Role; isPremium: boolean };

const password = 'hourhand-demo';

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'employer@hourhand.test', password, role: 'ROLE_EMPLOYER', isPremium: false },
  { email: 'premium@hourhand.test', password, role: 'ROLE_EMPLOYER', isPremium: true },
  { email: 'jobseeker@hourhand.test', password, role: 'ROLE_CANDIDATE', isPremium: false },
  { email: 'admin@hourhand.test', password, role: 'ROLE_ADMIN', isPremium: false },
];
