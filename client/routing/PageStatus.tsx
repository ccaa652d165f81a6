import { createContext, use } from 'react';

export const StatusContext = createContext<(status: 404 | 410) => void>(() => {});

/** The page is this screen, and answers that what was asked for is not there: for one that knows better where to go on. */
export function PageStatus({ status }: { status: 404 | 410 }) {
  use(StatusContext)(status);
  return null;
}
