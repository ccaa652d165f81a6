import { paths, safeNext } from '../../paths.ts';

/** The path to open after sign-in: `next` if it belongs to this site, otherwise the start page of the role. */
export function afterSignIn(next: string | null, isAdmin: boolean): string {
  return safeNext(next, isAdmin ? paths.adminContactRequests.to() : paths.chats.to());
}
