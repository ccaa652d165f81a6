/** Who has something live open, of one process or of all that share a Redis. */
export interface PresenceStore {
  /** This process has somebody now. Gives whether nobody had them before. */
  enter(userId: number): Promise<boolean>;
  /** This process has them no more. Gives whether nobody has them now. */
  leave(userId: number): Promise<boolean>;
  /** Those of them whom somebody has. One question, however many. */
  among(userIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Says that this process lives. Gives those whom nobody has any more since another process does not. */
  beat(): Promise<number[]>;
}
