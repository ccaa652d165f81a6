import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

/** A region that `announce` writes to: one of the page, in UiProvider, and one of each dialog. Each addition is read, without the earlier ones. */
export const Announcer = () => (
  <VisuallyHidden>
    <span aria-live="polite" aria-relevant="additions" data-announcer />
  </VisuallyHidden>
);
