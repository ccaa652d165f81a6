import type { ReactNode } from 'react';
import { RareNotice } from '../../ui/display/RareNotice.tsx';

/** Marks a page that is not public. */
export function NotPublicNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <RareNotice quiet title={title}>
      {children}
    </RareNotice>
  );
}
