import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { __iconNode as IconBellOff } from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import { __iconNode as IconVolume } from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { __iconNode as IconVolumeOff } from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { useChoice } from './choice.ts';
import { canNotify, isRefused, notifications, switchOn } from './notifications.ts';
import { sound } from './sound.ts';

/** Settings of this browser: a sound and notifications for new messages. */
export function AttentionSettings() {
  const isHeard = useChoice(sound);
  const isShown = useChoice(notifications);
  // Unknown during server rendering.
  if (isHeard === null || isShown === null) return null;

  async function toggleNotifications() {
    if (isShown) {
      notifications.set(false);
      return showToast('Notifications are off.');
    }
    if (await switchOn()) return showToast('Notifications are on.');
    showToast(isRefused() ? 'Your browser blocks notifications from this site.' : 'Notifications are still off.');
  }

  return (
    <>
      <IconButton
        label={isHeard ? 'Turn sound off' : 'Turn sound on'}
        onClick={() => {
          sound.set(!isHeard);
          showToast(isHeard ? 'Sound is off.' : 'Sound is on.');
        }}
      >
        <Icon of={isHeard ? IconVolume : IconVolumeOff} size={22} />
      </IconButton>
      {canNotify() && (
        <IconButton
          label={isShown ? 'Turn notifications off' : 'Turn notifications on'}
          onClick={() => void toggleNotifications()}
        >
          <Icon of={isShown ? IconBell : IconBellOff} size={22} />
        </IconButton>
      )}
    </>
  );
}
