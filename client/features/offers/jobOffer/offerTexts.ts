import { dayMs } from '../../../../server/domain/core/text/durations.ts';

/** How many have applied for an offer, and how many of them have not been read: '2 applicants, both new'. */
export function applicantsText(all: number, fresh: number): string {
  if (all === 0) return 'No applicants yet';
  if (all === 1) return fresh === 1 ? '1 new applicant' : '1 applicant';
  if (fresh === 0) return `${all} applicants`;
  if (fresh < all) return `${all} applicants, ${fresh} new`;
  return all === 2 ? '2 applicants, both new' : `${all} applicants, all new`;
}

/** How long an offer is public: 'Ends in 3 days'. */
export function endText(expiresAt: string, now: Date): string {
  const days = Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs);
  return days > 1 ? `Ends in ${days} days` : 'Ends within a day';
}
