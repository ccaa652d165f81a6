import { paths, safeNext } from '../../paths.ts';

/** Where somebody goes who has signed in: to `next`, an address of ours, or to what their role comes here for. */
export function afterSignIn(next: string | null, isAdmin: boolean): string {
  return safeNext(next, isAdmin ? paths.adminContactRequests.to() : paths.chats.to());
}
