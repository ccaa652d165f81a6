/**
 * The time of the device, which may be wrong: it is checked here, and used nowhere else. Before
 * the page is hydrated, `useNow` has the server's. The zone is in `useTimeZone`.
 */

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
