import type { z } from 'zod';
import { type ContactDataKind, findContactData } from './findContactData.ts';

export const contactDataMessages: Record<ContactDataKind, string> = {
  phone: 'Please remove the phone number. You can share contact details in the chat.',
  email: 'Please remove the email address. You can share contact details in the chat.',
  link: 'Please remove the link. You can share contact details in the chat.',
  handle: 'Please remove the username. You can share contact details in the chat.',
};

/** The check of a text that must not have contact data: `text.check(withoutContactData)`. */
export const withoutContactData: z.core.CheckFn<string | null> = (context) => {
  // A text that is refused already may be of any length.
  if (context.issues.length > 0 || context.value === null) return;
  const kind = findContactData(context.value);
  if (kind) context.issues.push({ code: 'custom', input: context.value, message: contactDataMessages[kind] });
};
