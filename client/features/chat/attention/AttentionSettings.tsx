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

/** Settings of this browser: a sound and notifications for new messages. None during server rendering, where they are unknown. */
export function useAttentionSettings() {
  const isHeard = useChoice(sound);
  const isShown = useChoice(notifications);
  if (isHeard === null || isShown === null) return [];

  async function toggleNotifications() {
    if (isShown) {
      notifications.set(false);
      return showToast('Notifications are off.');
    }
    if (await switchOn()) return showToast('Notifications are on.');
    showToast(isRefused() ? 'Your browser blocks notifications from this site.' : 'Notifications are still off.');
  }

  const ofSound = {
    label: isHeard ? 'Turn sound off' : 'Turn sound on',
    icon: isHeard ? IconVolume : IconVolumeOff,
    onClick: () => {
      sound.set(!isHeard);
      showToast(isHeard ? 'Sound is off.' : 'Sound is on.');
    },
  };
  const ofNotifications = {
    label: isShown ? 'Turn notifications off' : 'Turn notifications on',
    icon: isShown ? IconBell : IconBellOff,
    onClick: () => void toggleNotifications(),
  };
  return canNotify() ? [ofSound, ofNotifications] : [ofSound];
}

/** The same as buttons beside the list of chats. */
export function AttentionSettings() {
  return useAttentionSettings().map(({ label, icon, onClick }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the label changes with a press, and the button stays
    <IconButton key={at} label={label} onClick={onClick}>
      <Icon of={icon} size={22} />
    </IconButton>
  ));
}
