/** How many job seekers can be compared side by side. */
export const maxCompared = 4;
