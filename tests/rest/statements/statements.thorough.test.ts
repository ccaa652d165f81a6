import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Prisma } from '../../../server/generated/prisma/client.ts';
import { type Crowd, makeCrowd } from '../../graphql/lists/crowd.ts';
import { Visitor } from '../../support/browserless.ts';
import { statementsOf } from '../../support/statements.ts';
import { type Answered, send } from '../call.ts';
import { type Asking, type Measure, measures, type ReadingCall } from './measures.ts';

/** Reading calls take the same number of SQL statements for any size, so none reads row by row. A new call without a measure
 * fails. */

let crowd: Crowd;
let visitors: Record<Asking, Visitor>;
beforeAll(async () => {
  crowd = await makeCrowd();
  visitors = await signedInVisitors(crowd);
}, 180_000);
afterAll(() => crowd.app.stop());

async function signedInVisitors({ app, admin, employer, jobSeekerId }: Crowd): Promise<Record<Asking, Visitor>> {
  const { db } = app.services;
  const signedIn = async (where: Prisma.UserWhereInput) =>
    new Visitor(app.url).signIn(await db.user.findFirstOrThrow({ where, orderBy: { id: 'asc' } }));
  return {
    anonymous: new Visitor(app.url),
    admin: await signedIn({ id: admin.id }),
    employer: await signedIn({ id: employer.id }),
    jobSeeker: await signedIn({ id: jobSeekerId }),
    otherEmployer: await signedIn({ id: { not: employer.id }, role: 'ROLE_EMPLOYER' }),
    otherJobSeeker: await signedIn({ id: { not: jobSeekerId }, role: 'ROLE_CANDIDATE' }),
  };
}

/** The number of records on a page of a list or chat. */
function sizeOf({ body }: Answered): number | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const page = 'data' in body ? body.data : 'messages' in body ? body.messages : undefined;
  return Array.isArray(page) ? page.length : undefined;
}

const entries = Object.entries(measures) as [ReadingCall, Record<string, Measure>][];
const all = entries.flatMap(([call, ways]) =>
  Object.entries(ways).map(([who, measure]) => ({ title: `${call} by ${who}`, call, measure })),
);

describe.each(all)('$title', ({ call, measure }) => {
  it('takes the declared number of SQL statements, for few and for many records', async () => {
    const count = async ({ as, attempt, records }: Measure['few']) => {
      const statements = await statementsOf(async () => {
        const answered = await send(visitors[as], call, attempt(crowd));
        expect(answered.status, JSON.stringify(answered.body)).toBeLessThan(500);
        if (records !== undefined) expect(sizeOf(answered)).toBe(records);
      });
      return statements;
    };
    // The first request may fill caches.
    await count(measure.few);
    const few = await count(measure.few);
    const many = await count(measure.many);
    expect(many, many.join('\n')).toHaveLength(few.length);
    expect(few, few.join('\n')).toHaveLength(measure.statements);
  });
});
