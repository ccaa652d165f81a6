/** Stands for all jobs where an address has a job's slug (spec 000 §2, filter defaults). */
export const allJobsSlug = 'all';
