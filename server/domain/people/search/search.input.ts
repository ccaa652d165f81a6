/** Stands for all jobs where an address has a job's slug (spec 000 §2, filter defaults). */
export const allJobsSlug = 'all';

/** A gender that people can choose, and that no search is filtered by. */
export const undisclosedGender = 'Prefer not to say';
