import Bowser from 'bowser';

/** Browser and system of a `User-Agent` header, such as 'Chrome on Android'. Null if they are unknown. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
