import type { Viewer } from '../account/viewer.ts';
import type { Caller } from '../caller.ts';
import type { Counters } from '../counters.ts';
import { countWithin } from '../limit.ts';

/** Limits on creating guests and contact requests, so that one person cannot appear as many (docs/decisions/0044). */

export type ContactLimits = {
  /** New guests of one network. */
  guestsPerHour: number;
  /** Contact requests of one registered employer, or of one network without a login. */
  contactsPerHour: number;
};

/** Requests of one employer to one job seeker in an hour. */
export const contactsPerPair = 5;

const hourMs = 3_600_000;

type Limited = { counters: Counters; contactLimits: ContactLimits; caller: Caller; viewer: Viewer };

/** @throws TooMany */
export const countGuest = ({ counters, contactLimits, caller }: Limited): Promise<void> =>
  countWithin(
    counters,
    `guests:${caller.network}`,
    contactLimits.guestsPerHour,
    hourMs,
    'Too many contact requests were sent from your network.',
  );

/**
 * @param employerId null for a visitor who becomes a guest by this contact, so that the pair is new
 * @throws TooMany
 */
export async function countContact(
  { counters, contactLimits, caller, viewer }: Limited,
  employerId: number | null,
  jobSeekerId: number,
): Promise<void> {
  const sender = viewer.kind === 'employer' ? `employer ${viewer.id}` : caller.network;
  const tooMany = 'You have sent too many contact requests.';
  await countWithin(counters, `contacts:${sender}`, contactLimits.contactsPerHour, hourMs, tooMany);
  if (employerId === null) return;
  const pair = `contacts:pair:${employerId}:${jobSeekerId}`;
  await countWithin(counters, pair, contactsPerPair, hourMs, 'You have contacted this job seeker too often.');
}
