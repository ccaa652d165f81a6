/** The fragment of a profile's address that opens the contact dialog. Search engines index the address without it. */
export const contactFragment = '#contact';

export const contactAddress = (profile: string): string => profile + contactFragment;

export const isContactAddress = ({ hash }: { hash: string }): boolean => hash === contactFragment;
