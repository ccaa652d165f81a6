/** Addresses of the sandbox's own pages are kept without its port, which is another one after a restart. */
export const ownAddress = (path: `/${string}`): string => `sandbox:${path}`;

/** An answer as JSON, with those addresses as they are now. */
export const atAddress = (json: string, address: string): string => json.replaceAll('"sandbox:/', `"${address}/`);
