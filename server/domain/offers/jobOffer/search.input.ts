/** Stands for all cities where an address of offers has a city's slug (docs/product/search.md, 'Addresses'). */
export const allCitiesSlug = 'all';
