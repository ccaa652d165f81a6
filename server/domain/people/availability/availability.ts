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

/** A day with other hours than every week: '2026-12-24'. Without hours it is a day off. */
export type FreeDay = Pick<WorkDay, 'day' | 'hours'>;

/**
 * Replaces the viewer's hours. Gives their id.
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

/** Confirms the viewer's hours, if they have said any. Gives their id. */
export const confirmAvailability = verb('PEOPLE', requireOwnProfile, [], async (ctx: Ctx, { id }): Promise<number> => {
  await spend(ctx, 'profiles');
  await write(ctx, [id], (tx) =>
    tx.user.updateMany({ where: { id, freeWeek: { not: null } }, data: { freeConfirmedAt: ctx.now() } }),
  );
  return id;
});

/** Tonight ends at this hour of the next day. */
const tonightEnds = 4;

/**
 * Adds the hours from now until 4:00 in the viewer's city. Gives their id.
 * @throws Conflict without a city
 */
export const workTonight = verb('PEOPLE', requireOwnProfile, [Conflict], async (ctx: Ctx, { id }): Promise<number> => {
  await spend(ctx, 'profiles');
  await write(ctx, [id], async (tx) => {
    const { cityId, freeWeek } = await tx.user.findUniqueOrThrow({ where: { id } });
    const city = ctx.reference.cities.get(cityId);
    if (!city) throw new Conflict('Please choose your city in your profile first.');
    for (const work of tonight(ctx.now(), city.timeZone)) {
      const key = { jobSeekerId: id, day: new Date(work.day) };
      const said = await tx.freeDay.findUnique({ where: { jobSeekerId_day: key } });
      const all = [...new Set([...hoursOn(work, said, freeWeek), ...work.hours])].sort((a, b) => a - b);
      await tx.freeDay.upsert({
        where: { jobSeekerId_day: key },
        create: { ...key, hours: all },
        update: { hours: all },
      });
    }
  });
  return id;
});

/** The free hours of a day: those said for it, otherwise those of every week. */
function hoursOn({ hours, weekHours }: WorkDay, said: Pick<FreeDay, 'hours'> | null | undefined, week: string | null) {
  const start = (weekHours[0] ?? 0) - (hours[0] ?? 0);
  return said?.hours ?? hoursOfWeek(week?.slice(start, start + 24) ?? null);
}

/** From this hour until 4:00; before 4:00, the rest of the night. */
function tonight(now: Date, timeZone: string): WorkDay[] {
  const { year, month, day, hour } = localTime(now, timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return workDays(`${year}-${month}-${day}T${two(hour)}:00/${two(tonightEnds)}:00`) ?? [];
}

/** Whether a job seeker whom the viewer sees is free from now until 4:00. False without a city. */
export async function isFreeTonight(
  ctx: Ctx,
  { id, cityId, freeWeek }: { id: number; cityId: number | null; freeWeek: string | null },
): Promise<boolean> {
  const city = ctx.reference.cities.get(cityId);
  if (!city) return false;
  const others = await freeDaysOf(ctx, id);
  return tonight(ctx.now(), city.timeZone).every((work) => {
    const said = others.find(({ day }) => day === work.day);
    const free = hoursOn(work, said, freeWeek);
    return work.hours.every((hour) => free.includes(hour));
  });
}

/** Whether the hours were last confirmed more than 30 days ago. */
export const isUnconfirmed = (
  { now }: Pick<Ctx, 'now'>,
  { freeConfirmedAt }: { freeConfirmedAt: Date | null },
): boolean => freeConfirmedAt !== null && now().getTime() - freeConfirmedAt.getTime() > confirmedFor;

/** The days with other hours, from yesterday on because of time zones, of a job seeker whom the viewer sees. Batched. */
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
