import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { announcements } from './announcer.ts';

/** The region that `announce` writes to, once in UiProvider. Each addition is read, without the earlier ones. */
export function Announcer() {
  return (
    <div aria-live="polite" aria-relevant="additions" data-announcer>
      {announcements.use().map(({ id, text }) => (
        <VisuallyHidden key={id}>{text} </VisuallyHidden>
      ))}
    </div>
  );
}
