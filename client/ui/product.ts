/** The product's name, its one sentence and its address, in the one place that knows them. */
export const product = {
  name: 'Hourhand',
  /** Where people write to while no mail server is named. */
  supportEmail: 'support@hourhand.test',
  tagline: 'Hired hands, by the hour.',
} as const;
