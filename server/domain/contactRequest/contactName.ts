import { shortName } from '../account/name.input.ts';
import { contactNameMaxLength, givenName } from './contactRequest.input.ts';

/** What a guest is called who gave neither a name nor a company, or whose name the reader may not see. */
export const unnamedGuest = 'Guest';

/** The name is optional: without one the company stands for it if it can be a name, or 'Guest' (DECISIONS §5). */
export const contactName = ({ name, company }: { name: string | null; company: string | null }): string =>
  name ?? givenName.safeParse(shortName(company ?? '', contactNameMaxLength)).data ?? unnamedGuest;
