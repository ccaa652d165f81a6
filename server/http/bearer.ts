/** What is sent as `Authorization: Bearer …`; null without one. */
export function bearerOf(authorization: string | undefined): string | null {
  const [scheme, token = '', ...others] = authorization?.trim().split(/ +/) ?? [];
  return scheme?.toLowerCase() === 'bearer' && others.length === 0 ? token : null;
}
