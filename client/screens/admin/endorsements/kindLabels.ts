/** The kinds of endorsements, as admins read them. */
export const kindLabels = { CLIENT: 'Client', TESTIMONIAL: 'Testimonial' } as const;
