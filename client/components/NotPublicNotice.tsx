import { lazy, type ReactNode } from 'react';

const Notice = lazy(async () => ({ default: (await import('../ui/display/Notice.tsx')).Notice }));

/** Above a page that everybody else finds gone. Few see one, so its code comes with it and not with every such page. */
export function NotPublicNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice quiet title={title}>
      {children}
    </Notice>
  );
}
