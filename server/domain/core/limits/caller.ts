/** Where a request comes from, as far as limits and counts need it. */
export type Caller = {
  /** The network: an IPv4 address, or the /64 of an IPv6 address, which is what one household has. */
  network: string;
  userAgent: string;
};

/** Of what this process asks itself. */
export const ownProcess: Caller = { network: 'own process', userAgent: '' };
