/** How many references a job seeker has, and how long their texts are. */
export const referenceLimits = { references: 5, company: 80, contactName: 60, job: 60, sentence: 500 } as const;
