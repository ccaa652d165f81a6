/** Stands for all jobs where an address has a job's slug (docs/product/search.md, 'The search for job seekers'). */
export const allJobsSlug = 'all';

/** A gender that people can choose, and that no search is filtered by. */
export const undisclosedGender = 'Prefer not to say';
