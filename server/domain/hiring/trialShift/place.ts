import type { ChatKey } from '../../chat/seat/chat.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';

/** Where a shift is: what a city decides about it. */
export type ShiftPlace = { currency: string; timeZone: string };

/**
 * The place of the shifts with each of these job seekers: their city. Null without one. For job seekers whose chats the viewer
 * sees. Batched.
 */
const placeOf = batchedBy(async ({ db, reference }: Ctx, jobSeekerIds: number[]) => {
  const jobSeekers = await db.user.findMany({
    where: { id: { in: jobSeekerIds } },
    select: { id: true, cityId: true },
  });
  const cityIds = new Map(jobSeekers.map(({ id, cityId }) => [id, cityId]));
  return (id: number): ShiftPlace | null => {
    const city = reference.cities.get(cityIds.get(id));
    const country = reference.countries.get(city?.countryId);
    return city && country && { currency: country.currencyCode, timeZone: city.timeZone };
  };
});

/** The currency of the trial shifts of a chat that the viewer sees; null if it can have none. */
export const currencyOf = async (ctx: Ctx, { jobSeekerId }: ChatKey): Promise<string | null> =>
  jobSeekerId === null ? null : ((await placeOf(ctx, jobSeekerId))?.currency ?? null);

/**
 * The place of the shifts of a chat.
 * @throws Conflict when there is none
 */
export async function placeOfChat(ctx: Ctx, { jobSeekerId }: ChatKey): Promise<ShiftPlace> {
  const place = jobSeekerId === null ? null : await placeOf(ctx, jobSeekerId);
  if (!place) throw new Conflict('A trial shift needs the city of the job seeker, which is not known yet.');
  return place;
}
