import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { announcements } from './announcer.ts';

/** A region that `announce` writes to: one of the page, in UiProvider, and one of each dialog. Each addition is read, without the earlier ones. */
export function Announcer({ dialog = null }: { dialog?: string | null }) {
  return (
    <div aria-live="polite" aria-relevant="additions" data-announcer>
      {announcements
        .use()
        .filter((announcement) => announcement.dialog === dialog)
        .map(({ id, text }) => (
          <VisuallyHidden key={id}>{text} </VisuallyHidden>
        ))}
    </div>
  );
}
