/** A key that nobody can guess, 32 hexadecimal digits; also where the page came without https, which randomUUID needs. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
