import type { ReactNode } from 'react';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

/** Wraps skeletons: announces loading once and hides the shapes from screen readers. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
