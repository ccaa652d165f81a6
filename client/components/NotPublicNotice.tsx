import { lazy, type ReactNode } from 'react';

const Notice = lazy(async () => ({ default: (await import('../ui/display/Notice.tsx')).Notice }));

/** Marks a page that is not public. It is rare, so its code loads on demand. */
export function NotPublicNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice quiet title={title}>
      {children}
    </Notice>
  );
}
