import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { UserRow } from './rows.ts';
import { between } from './timeline.ts';

/** Many have verified their phone, and the identity of some is checked. The demo account of job seekers has yet to do it. */
export function verifyPeople(seed: Random, people: People, now: Date): void {
  const random = seed.fork('badges');
  const demo = people.accounts.jobSeeker.row;
  for (const row of people.rows) {
    if (row.role === 'ROLE_ADMIN' || row === demo || row.login_email === null || !mayBeVerified(row)) continue;
    if (row.whats_app !== null && random.chance(0.45)) {
      row.phone_verified_at = between(random, row.created_at, now);
    }
    if (random.chance(0.2)) {
      row.identity_checked_at = between(random, row.created_at, now);
      row.identity_note = 'Passport, in a video call.';
    }
  }
}

const mayBeVerified = ({ active, about, role }: UserRow): boolean =>
  role === 'ROLE_CANDIDATE' ? active : about !== null;
