import { unnamedGuest } from '../../accounts/access/visibility.ts';
import { shortName } from '../../core/text/input/name.input.ts';
import { contactNameMaxLength, givenName } from './contactRequest.input.ts';

/**
 * The name is optional: without one the company stands for it if it can be a name, or 'Guest'
 * (docs/product/people-and-rights.md, 'Names of people').
 */
export const contactName = ({ name, company }: { name: string | null; company: string | null }): string =>
  name ?? givenName.safeParse(shortName(company ?? '', contactNameMaxLength)).data ?? unnamedGuest;

/**
 * The name of an account, as far as it can be given; null for one that looks like contact data. The employer has not typed
 * it here, so it is left out rather than refused.
 */
export const accountContactName = (name: string): string | null =>
  givenName.safeParse(shortName(name, contactNameMaxLength)).data ?? null;
