/** How long an access token is valid. */
export const accessTokenMs = 3600 * 1000;

/** When the token that was issued then ends. */
export const tokenEnd = (issuedAt: Date): Date => new Date(issuedAt.getTime() + accessTokenMs);

/** When the access by a session ends, unless an app refreshes its token before. */
export function accessEnd(session: { expires_at: Date; issued_at: Date | null }): Date {
  const { expires_at: expiresAt, issued_at: issuedAt } = session;
  if (issuedAt === null) return expiresAt;
  const end = tokenEnd(issuedAt);
  return end < expiresAt ? end : expiresAt;
}
