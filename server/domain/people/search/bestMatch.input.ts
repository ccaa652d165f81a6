/**
 * The order 'best match': a job seeker has up to so many points for each part, 100 in all. Only what everyone can read about them
 * counts. The page says the same parts in these words.
 */
export const matchParts = {
  answers: { points: 25, words: 'Answers employers soon' },
  rating: { points: 25, words: 'Rated well, and by many' },
  verified: { points: 15, words: 'Phone verified, identity checked' },
  active: { points: 15, words: 'Active this week or this month' },
  complete: { points: 10, words: 'A complete profile' },
  rate: { points: 10, words: 'A rate near the median of the job and city' },
} as const;

export type MatchPart = keyof typeof matchParts;

export const matchPartNames = Object.keys(matchParts) as MatchPart[];
