/** Stands for all cities where an address of offers has a city's slug (spec 000 §2: 'on the product' when no city). */
export const allCitiesSlug = 'all';
