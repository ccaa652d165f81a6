/** Whether the key beside the space bar is Cmd. For texts only: both keys work everywhere. */
export const isMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);
