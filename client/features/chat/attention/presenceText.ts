const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'Online', 'Last seen 5 minutes ago'; null for a user who was never online. Times in milliseconds since 1970. */
export function presenceText(
  { isOnline, lastSeenAt }: { isOnline: boolean; lastSeenAt?: string | null | undefined },
  now: number,
): string | null {
  if (isOnline) return 'Online';
  if (!lastSeenAt) return null;
  const ago = now - Date.parse(lastSeenAt);
  if (ago < minute) return 'Last seen just now';
  if (ago < hour) return `Last seen ${counted(ago / minute, 'minute')} ago`;
  if (ago < day) return `Last seen ${counted(ago / hour, 'hour')} ago`;
  if (ago < 30 * day) return `Last seen ${counted(ago / day, 'day')} ago`;
  return 'Last seen a while ago';
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
