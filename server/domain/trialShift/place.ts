import type { ChatKey } from '../chat/chat.policy.ts';
import type { Services } from '../context.ts';
import { Conflict } from '../errors.ts';
import { zoneOfCountry } from './zones.ts';

/** Where a shift is: what a city decides about it. */
export type ShiftPlace = { currency: string; timeZone: string };

/** The place of shifts of this city; null without one. */
export function placeOfCity({ reference }: Pick<Services, 'reference'>, cityId: number | null): ShiftPlace | null {
  const country = reference.countries.get(reference.cities.get(cityId)?.countryId);
  return country && { currency: country.currencyCode, timeZone: zoneOfCountry(country.name) };
}

/**
 * The place of the shifts of a chat: the job seeker's city.
 * @throws Conflict when there is none
 */
export async function placeOfChat(
  services: Pick<Services, 'db' | 'reference'>,
  { jobSeekerId }: ChatKey,
): Promise<ShiftPlace> {
  const jobSeeker = await services.db.user.findUnique({ where: { id: jobSeekerId ?? 0 }, select: { cityId: true } });
  const place = placeOfCity(services, jobSeeker?.cityId ?? null);
  if (!place) throw new Conflict('A trial shift needs the city of the job seeker, which is not known yet.');
  return place;
}
