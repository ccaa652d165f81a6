/** The users who are online in this process, or in all processes that share a Redis. */
export interface PresenceStore {
  /** Adds a user for this process. Returns whether the user was offline before. */
  enter(userId: number): Promise<boolean>;
  /** Removes a user for this process. Returns whether the user is offline now. */
  leave(userId: number): Promise<boolean>;
  /** The given users who are online, in one request. */
  among(userIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Heartbeat of this process. Returns the users who went offline because their process died. */
  beat(): Promise<number[]>;
}
