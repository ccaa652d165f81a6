/** Addresses of the sandbox's pages are stored without the port, which changes with a restart. */
export const ownAddress = (path: `/${string}`): string => `sandbox:${path}`;

/** Inserts the current address into a JSON response. */
export const atAddress = (json: string, address: string): string => json.replaceAll('"sandbox:/', `"${address}/`);
