/** The product's name and its one sentence, in the one place that knows them. */
export const product = {
  name: 'Hourhand',
  tagline: 'Hired hands, by the hour.',
} as const;
