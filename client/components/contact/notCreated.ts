/** Spec 001 §8. */
export const notCreated = 'We cannot create contact request at the moment! Please try again later';
