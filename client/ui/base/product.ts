/** The product's name, tagline and address, defined only here. */
export const product = {
  name: 'Hourhand',
  /** The contact address if no mail server is configured. */
  supportEmail: 'support@hourhand.test',
  tagline: 'Hired hands, by the hour.',
} as const;
