import type { Services } from '../context.ts';

/**
 * Whether this was here and has been deleted, which search engines take in at once. Whoever is paused and what is closed may
 * come back, and to outsiders answer as what never was (DECISIONS §2).
 */

export async function jobSeekerWasRemoved({ db }: Pick<Services, 'db'>, id: number): Promise<boolean> {
  const where = { id, role: 'ROLE_CANDIDATE', deletedAt: { not: null } } as const;
  return (await db.user.count({ where })) > 0;
}

/** An offer leaves no row behind: its id has been given out, and nothing has it. */
export async function jobOfferWasRemoved({ db }: Pick<Services, 'db'>, id: number): Promise<boolean> {
  const [found] = await db.$queryRaw<{ removed: boolean | null }[]>`
    SELECT ${id} <= pg_sequence_last_value(pg_get_serial_sequence('job_offer', 'id'))
      AND NOT EXISTS (SELECT FROM job_offer WHERE id = ${id}) AS removed`;
  return found?.removed ?? false;
}
