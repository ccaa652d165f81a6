import type { Env } from '../env.ts';
import type { Check } from './finding.ts';

/** The secret of sessions, links and two-factor logins. Whether it opens what is stored is checked by every start. */
export const secretsCheck = ({ secrets, demo }: Pick<Env, 'secrets' | 'demo'>): Check => ({
  part: 'secret',
  run: async () => {
    if (secrets) return `HOURHAND_SECRET has ${secrets.length === 1 ? 'one secret' : `${secrets.length} secrets`}.`;
    if (demo) return 'The demo keeps its own secret in the database.';
    return { missing: 'HOURHAND_SECRET is not set: who can read the database can sign in as anybody.' };
  },
});
