/** What a contact says that could not be stored. */
export const notCreated = 'We cannot create contact request at the moment! Please try again later';
