import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

/** How long screen readers may find an announcement. In milliseconds. */
const keptFor = 5_000;

/** A dialog that closes at the same moment is gone by then. In milliseconds. */
const delay = 100;

/**
 * Says something to screen readers that the page shows elsewhere, once the reader has finished its sentence. It is said in the last
 * region (`Announcer`), which is the topmost dialog's, because some readers do not hear what is outside of a modal one. Browser only.
 */
export function announce(text: string): void {
  if (!text) return;
  setTimeout(() => {
    const said = document.createElement('span');
    said.textContent = text;
    [...document.querySelectorAll('[data-announcer]')].at(-1)?.append(said);
    setTimeout(() => said.remove(), keptFor);
  }, delay);
}

/** A region that `announce` writes to: one of the page, in UiProvider, and one of each dialog. Each addition is read, without the earlier ones. */
export const Announcer = () => (
  <VisuallyHidden>
    <span aria-live="polite" aria-relevant="additions" data-announcer />
  </VisuallyHidden>
);
