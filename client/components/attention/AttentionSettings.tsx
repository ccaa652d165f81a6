import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useChoice } from './choice.ts';
import { canNotify, isRefused, notifications, switchOn } from './notifications.ts';
import { sound } from './sound.ts';

/** Whether new messages are heard, and shown outside of the page. Of this browser. */
export function AttentionSettings() {
  const isHeard = useChoice(sound);
  const isShown = useChoice(notifications);
  // Not known yet: the server cannot.
  if (isHeard === null || isShown === null) return null;

  async function toggleNotifications() {
    if (isShown) {
      notifications.set(false);
      return showToast('Notifications are off.');
    }
    if (await switchOn()) return showToast('New messages are shown by your browser, too.');
    showToast(isRefused() ? 'Your browser does not allow notifications of this site.' : 'Notifications stay off.');
  }

  return (
    <>
      <IconButton
        label={isHeard ? 'Switch the sound off' : 'Switch the sound on'}
        onClick={() => {
          sound.set(!isHeard);
          showToast(isHeard ? 'The sound is off.' : 'New messages are heard.');
        }}
      >
        <Icon of={isHeard ? IconVolume : IconVolumeOff} size={22} />
      </IconButton>
      {canNotify() && (
        <IconButton
          label={isShown ? 'Switch notifications off' : 'Switch notifications on'}
          onClick={() => void toggleNotifications()}
        >
          <Icon of={isShown ? IconBell : IconBellOff} size={22} />
        </IconButton>
      )}
    </>
  );
}
