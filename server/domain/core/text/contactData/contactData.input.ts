import type { z } from 'zod';
import { shortened } from '../characters.ts';
import { cleanText } from '../cleanText.ts';
import { type ContactData, type ContactDataKind, findContactData } from './findContactData.ts';

const names: Record<ContactDataKind, string> = {
  phone: 'the phone number',
  email: 'the email address',
  link: 'the link',
  handle: 'the username',
};

/** The message for a text to one person, whom the writer can reach by chat. */
const toOne = (name: string) => `Please remove ${name}. You can share contact details in the chat.`;

export const contactDataMessages: Record<ContactDataKind, string> = {
  phone: toOne(names.phone),
  email: toOne(names.email),
  link: toOne(names.link),
  handle: toOne(names.handle),
};

/** The message for a public text, in the words of the DON'T list. */
export const publicTextMessage = ({ kind, piece }: ContactData): string =>
  `Please do not add contact information or website links. Remove ${names[kind]} “${shortened(piece.replaceAll(/\s+/g, ' '), quotedLength + 1)}”.`;

/** Enough of a piece to find it in the text. */
const quotedLength = 60;

/** What is wrong with a text that everyone can read; null if nothing is. */
export function publicTextProblem(text: string): string | null {
  const found = findContactData(text);
  return found && publicTextMessage(found);
}

type Check = z.core.CheckFn<string | null>;

/** The check of a text to one person: `text.check(withoutContactData)`. */
export const withoutContactData: Check = checkOf((text) => {
  const found = findContactData(text);
  return found && contactDataMessages[found.kind];
});

/**
 * The check of a text that everyone can read. What is stored may stay as it is: a new rule does not keep people from saving
 * their other fields.
 */
export const publicText = (stored?: string | null): Check =>
  checkOf((text) => (stored != null && cleanText(text) === cleanText(stored) ? null : publicTextProblem(text)));

function checkOf(problemOf: (text: string) => string | null): Check {
  return (context) => {
    // A text that is refused already may be of any length.
    if (context.issues.length > 0 || context.value === null) return;
    const message = problemOf(context.value);
    if (message) context.issues.push({ code: 'custom', input: context.value, message });
  };
}
