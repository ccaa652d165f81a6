import type { ChatKey } from '../../chat/seat/chat.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';

/** The time zone of each country with cities, or of its capital: cities have none of their own (docs/decisions/0061). */
const zones = new Map(
  Object.entries({
    Algeria: 'Africa/Algiers',
    Australia: 'Australia/Sydney',
    Bangladesh: 'Asia/Dhaka',
    Brazil: 'America/Sao_Paulo',
    Canada: 'America/Toronto',
    China: 'Asia/Shanghai',
    Colombia: 'America/Bogota',
    Egypt: 'Africa/Cairo',
    Ethiopia: 'Africa/Addis_Ababa',
    France: 'Europe/Paris',
    Germany: 'Europe/Berlin',
    Ghana: 'Africa/Accra',
    Greece: 'Europe/Athens',
    'Hong Kong': 'Asia/Hong_Kong',
    India: 'Asia/Kolkata',
    Indonesia: 'Asia/Jakarta',
    Ireland: 'Europe/Dublin',
    Italy: 'Europe/Rome',
    Japan: 'Asia/Tokyo',
    Kenya: 'Africa/Nairobi',
    Malaysia: 'Asia/Kuala_Lumpur',
    Morocco: 'Africa/Casablanca',
    Myanmar: 'Asia/Yangon',
    Nepal: 'Asia/Kathmandu',
    'New Zealand': 'Pacific/Auckland',
    Nigeria: 'Africa/Lagos',
    Pakistan: 'Asia/Karachi',
    Peru: 'America/Lima',
    Philippines: 'Asia/Manila',
    Poland: 'Europe/Warsaw',
    Portugal: 'Europe/Lisbon',
    Romania: 'Europe/Bucharest',
    Senegal: 'Africa/Dakar',
    Singapore: 'Asia/Singapore',
    'South Korea': 'Asia/Seoul',
    Spain: 'Europe/Madrid',
    'Sri Lanka': 'Asia/Colombo',
    Switzerland: 'Europe/Zurich',
    Taiwan: 'Asia/Taipei',
    Thailand: 'Asia/Bangkok',
    Tunisia: 'Africa/Tunis',
    Uganda: 'Africa/Kampala',
    Ukraine: 'Europe/Kyiv',
    'United Arab Emirates': 'Asia/Dubai',
    'United Kingdom': 'Europe/London',
    'United States': 'America/New_York',
    Vietnam: 'Asia/Ho_Chi_Minh',
  }),
);

/** Of a country that is not known here, UTC, which every text about the shift then names. */
const zoneOfCountry = (name: string): string => zones.get(name) ?? 'UTC';

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
    const country = reference.countries.get(reference.cities.get(cityIds.get(id))?.countryId);
    return country && { currency: country.currencyCode, timeZone: zoneOfCountry(country.name) };
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
