import type { User } from '../../../generated/prisma/client.ts';

/** The average of the public ratings of a job seeker, rounded to a tenth; null without any. */
export const averageStars = ({ ratingCount, ratingStars }: Pick<User, 'ratingCount' | 'ratingStars'>): number | null =>
  ratingCount > 0 ? Math.round((ratingStars / ratingCount) * 10) / 10 : null;
