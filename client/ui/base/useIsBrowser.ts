import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its page is hydrated, true afterwards. For what the server cannot or need not render. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
