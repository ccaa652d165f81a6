const names = new Map([
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['linkedin.com', 'LinkedIn'],
  ['x.com', 'X'],
  ['tiktok.com', 'TikTok'],
  ['youtube.com', 'YouTube'],
  ['t.me', 'Telegram'],
]);

/** The social network of a URL, such as 'Facebook'; its host name for one that is not known. */
export function socialNetworkName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return names.get(host) ?? host;
}
