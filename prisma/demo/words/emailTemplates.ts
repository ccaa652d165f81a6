/** Texts that admins begin an email with. Slot: {product}. */
export const emailTemplates: readonly { name: string; text: string }[] = [
  {
    name: 'Complete your profile',
    text: 'Hello,\n\nyour profile is almost ready. Employers look at the photo and the description first: please add both, and we will activate it on the same day.\n\nYour team of {product}',
  },
  {
    name: 'Photo is not clear',
    text: 'Hello,\n\nyour photo is a little dark. Could you upload one in daylight, with only you in it? A friendly photo brings more requests.\n\nYour team of {product}',
  },
  {
    name: 'Welcome to employers',
    text: 'Hello,\n\nthank you for signing up. Tell us in the support chat whom you need and from when, and we introduce suitable job seekers to you.\n\nYour team of {product}',
  },
];
