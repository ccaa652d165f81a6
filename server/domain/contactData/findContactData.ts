import { hasEmail, hasLink, withSigns } from './addresses.ts';
import { hasHandle } from './handles.ts';
import { hasPhoneNumber } from './phoneNumbers.ts';
import { plainCharacters } from './plainCharacters.ts';

export type ContactDataKind = 'phone' | 'email' | 'link' | 'handle';

/**
 * The first kind of contact data in a text, spelled out or disguised too; null without any. Rather lets a disguise pass than
 * refuses a text without contact data. Takes time linear in the length of the text.
 */
export function findContactData(text: string): ContactDataKind | null {
  const plain = plainCharacters(text);
  const signs = withSigns(plain);
  if (hasEmail(signs)) return 'email';
  if (hasLink(signs)) return 'link';
  if (hasHandle(signs)) return 'handle';
  return hasPhoneNumber(plain) ? 'phone' : null;
}
