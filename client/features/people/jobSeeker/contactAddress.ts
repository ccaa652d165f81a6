/** The fragment of a profile's address that opens the contact dialog. Search engines index the address without it. */
export const contactFragment = '#contact';

/** @param when the work that a search was for: '2026-12-04T18:00/23:00' */
export const contactAddress = (profile: string, when?: string | null): string =>
  `${profile}${when ? `?for=${when}` : ''}${contactFragment}`;

export const isContactAddress = ({ hash }: { hash: string }): boolean => hash === contactFragment;
