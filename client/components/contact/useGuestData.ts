import { useEffect } from 'react';
import type { ViewerKind } from './__generated__/useContact_viewer.graphql.ts';
import { forgetGuest, type GuestData, keepGuest, saveGuest } from './guestData.ts';

/** What this browser keeps of a guest. A browser that keeps nothing asks every time. */
export function useGuestData(viewer: ViewerKind): { read: () => GuestData | null; save: (guest: GuestData) => void } {
  useEffect(() => {
    inStorage((store) => {
      if (viewer === 'JOB_SEEKER' || viewer === 'ADMIN') forgetGuest(store);
      else keepGuest(store, Date.now());
    });
  }, [viewer]);
  return {
    read: () => inStorage((store) => keepGuest(store, Date.now())) ?? null,
    save: (guest) => void inStorage((store) => saveGuest(store, guest, Date.now())),
  };
}

/** Undefined where storage is refused, or full. */
function inStorage<Result>(use: (store: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
