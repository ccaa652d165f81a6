import { forgetGuest, type GuestData, keepGuest, saveGuest } from './guestData.ts';

/** The guest's data in local storage. Without storage the dialog opens every time. */

export const readGuestData = (): GuestData | null => inStorage((store) => keepGuest(store, Date.now())) ?? null;

export const saveGuestData = (guest: GuestData): void => void inStorage((store) => saveGuest(store, guest, Date.now()));

export const forgetGuestData = (): void => void inStorage(forgetGuest);

/** Undefined if storage is blocked or full. */
function inStorage<Result>(use: (store: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
