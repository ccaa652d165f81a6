import { requireOwnProfile } from '../../accounts/access/jobSeeker.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { dayMs } from '../../core/text/durations.ts';
import { dayOf } from '../../core/text/format/date.ts';
import { localTime } from '../../core/text/format/time.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { availabilitySchema } from './availability.input.ts';
import { confirmedFor, hoursOfWeek, type WorkDay, weekOf, workDays } from './week.input.ts';

/** A day on which somebody is free at other hours than in other weeks: '2026-12-24', and hours of a day. */
export type FreeDay = Pick<WorkDay, 'day' | 'hours'>;

/**
 * Says when the viewer is free, in place of what was said before. Gives their id.
 * @throws InvalidInput on `hours` and `days`
 */
export const saveAvailability = verb(
  'PEOPLE',
  requireOwnProfile,
  [InvalidInput],
  async (ctx: Ctx, { id }, input: { hours: number[]; days: FreeDay[] }): Promise<number> => {
    const { hours, days } = validated(availabilitySchema, input);
    await spend(ctx, 'profiles');
    await write(ctx, [id], async (tx) => {
      await tx.user.update({ where: { id }, data: { freeWeek: weekOf(hours), freeConfirmedAt: ctx.now() } });
      await tx.freeDay.deleteMany({ where: { jobSeekerId: id } });
      await tx.freeDay.createMany({
        data: days.map(({ day, hours }) => ({ jobSeekerId: id, day: new Date(day), hours })),
      });
    });
    return id;
  },
);

/** Says that the viewer's hours still hold. Gives their id. */
export const confirmAvailability = verb('PEOPLE', requireOwnProfile, [], async (ctx: Ctx, { id }): Promise<number> => {
  await spend(ctx, 'profiles');
  await write(ctx, [id], (tx) => tx.user.update({ where: { id }, data: { freeConfirmedAt: ctx.now() } }));
  return id;
});

/** Tonight ends at this hour of the next day. */
const tonightEnds = 4;

/**
 * Says that the viewer is free from now until 4:00 in their city, beside the hours of these days that were said before. Gives their id.
 * @throws Conflict without a city
 */
export const workTonight = verb('PEOPLE', requireOwnProfile, [Conflict], async (ctx: Ctx, { id }): Promise<number> => {
  await spend(ctx, 'profiles');
  await write(ctx, [id], async (tx) => {
    const { cityId, freeWeek } = await tx.user.findUniqueOrThrow({ where: { id } });
    const city = ctx.reference.cities.get(cityId);
    if (!city) throw new Conflict('Please choose your city in your profile first.');
    for (const { day, hours, weekHours } of tonight(ctx.now(), city.timeZone)) {
      const key = { jobSeekerId: id, day: new Date(day) };
      const said = await tx.freeDay.findUnique({ where: { jobSeekerId_day: key } });
      const firstHour = (weekHours[0] ?? 0) - (hours[0] ?? 0);
      const usual = hoursOfWeek(freeWeek)
        .map((hour) => hour - firstHour)
        .filter((hour) => hour >= 0 && hour < 24);
      const all = [...new Set([...(said?.hours ?? usual), ...hours])].sort((a, b) => a - b);
      await tx.freeDay.upsert({
        where: { jobSeekerId_day: key },
        create: { ...key, hours: all },
        update: { hours: all },
      });
    }
    await tx.user.update({ where: { id }, data: { freeConfirmedAt: ctx.now() } });
  });
  return id;
});

/** From this hour until tonight ends; before that, tonight is what is left of the last night. */
function tonight(now: Date, timeZone: string): WorkDay[] {
  const { year, month, day, hour } = localTime(now, timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return workDays(`${year}-${month}-${day}T${two(hour)}:00/${two(tonightEnds)}:00`) ?? [];
}

/** Whether this job seeker, whom the viewer sees, is free from now until tonight ends. Not without a city. */
export async function isFreeTonight(
  ctx: Ctx,
  { id, cityId, freeWeek }: { id: number; cityId: number | null; freeWeek: string | null },
): Promise<boolean> {
  const city = ctx.reference.cities.get(cityId);
  if (!city) return false;
  const usual = new Set(hoursOfWeek(freeWeek));
  const others = await freeDaysOf(ctx, id);
  return tonight(ctx.now(), city.timeZone).every(({ day, hours, weekHours }) => {
    const other = others.find((one) => one.day === day);
    return other ? hours.every((hour) => other.hours.includes(hour)) : weekHours.every((hour) => usual.has(hour));
  });
}

/** Whether others are told that somebody has not said for a while when they are free. */
export const isUnconfirmed = (
  { now }: Pick<Ctx, 'now'>,
  { freeConfirmedAt }: { freeConfirmedAt: Date | null },
): boolean => freeConfirmedAt !== null && now().getTime() - freeConfirmedAt.getTime() > confirmedFor;

/** The days from yesterday on that differ for this job seeker, whom the viewer sees; somewhere it is yesterday still. Batched. */
export const freeDaysOf = batchedBy(async ({ db, now }: Ctx, ids: number[]) => {
  const from = new Date(now().getTime() - dayMs);
  const rows = await db.freeDay.findMany({
    where: { jobSeekerId: { in: ids }, day: { gte: new Date(from.toISOString().slice(0, 10)) } },
    orderBy: { day: 'asc' },
  });
  const byPerson = new Map<number, FreeDay[]>(ids.map((id) => [id, []]));
  for (const { jobSeekerId, day, hours } of rows) byPerson.get(jobSeekerId)?.push({ day: dayOf(day) ?? '', hours });
  return (id: number): FreeDay[] => byPerson.get(id) ?? [];
});
