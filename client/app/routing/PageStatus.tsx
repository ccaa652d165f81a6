import { createContext, use } from 'react';

export const StatusContext = createContext<(status: 404 | 410) => void>(() => {});

/** Sets the status of the response for a screen that offers its own way to continue, such as 404. */
export function PageStatus({ status }: { status: 404 | 410 }) {
  use(StatusContext)(status);
  return null;
}
