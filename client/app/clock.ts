import { createContext } from 'react';
import { knownZone } from '../../server/domain/core/text/format/date.ts';

/** The time and the zone of the device, which may be wrong or missing: both are checked here, and used nowhere else. */

/** When the server rendered the page, in milliseconds. Nothing else is the time before the page is hydrated. */
export const MomentContext = createContext(0);

/** A response takes its time, and a clock that is off by less misleads no one. In milliseconds. */
const tolerance = 120_000;

/** What the device's clock lacks, in milliseconds. */
let lacking = 0;

/** Compares the device's clock with a time that the server has just said. */
export function hearTime(said: number): void {
  const difference = said - Date.now();
  if (!Number.isNaN(difference)) lacking = Math.abs(difference) > tolerance ? difference : 0;
}

/** The time in milliseconds, by the device's clock if that is right. */
export const currentTime = (): number => Date.now() + lacking;

/** When the page was opened, by the same clock. */
export const openedAt = (): number => performance.timeOrigin + lacking;

/** The time zone of the device; UTC if it does not know its own. */
export const deviceZone = (): string => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
