import type { Prisma } from '../../../generated/prisma/client.ts';

/** Finds texts that name a person where no key does: filters of the back office, kept mails, and jobs of the queue. */

type Named = { name: string; email: string | null; loginEmail: string | null; whatsApp: string | null };

/** Addresses and numbers, which no other person has. In lower case. */
export function contactsOf({ email, loginEmail, whatsApp }: Omit<Named, 'name'>): string[] {
  const given = [email, loginEmail, whatsApp].flatMap((contact) => contact?.toLowerCase() || []);
  return [...new Set(given)];
}

/** The same, and the full name. A first name alone is the name of many. */
export function namesOf({ name, ...contacts }: Named): string[] {
  const fullName = name.trim().toLowerCase();
  const isUsual = /\s/.test(fullName) && fullName.length >= shortestFullName;
  return isUsual ? [...contactsOf(contacts), fullName] : contactsOf(contacts);
}

/** Shorter ones are found in texts about anything. */
const shortestFullName = 6;

/** Whether a text has one of these names, in any case. */
export function isAbout(text: string, names: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return names.some((name) => lower.includes(name));
}

/** Removes the filters that admins keep of searches for this person. */
export async function removeFiltersAbout(tx: Prisma.TransactionClient, names: readonly string[]): Promise<void> {
  const filters = await tx.savedFilter.findMany({ select: { id: true, name: true, query: true } });
  const found = filters.filter(({ name, query }) =>
    [name, ...new URLSearchParams(query).values()].some((text) => isAbout(text, names)),
  );
  await tx.savedFilter.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
}
