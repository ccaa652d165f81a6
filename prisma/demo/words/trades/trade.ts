/** What people of one trade say about their work. Slots as in voices.ts. */
export interface TradeWords {
  /** 5 to 60 characters each. */
  titles: readonly string[];
  openers: readonly string[];
  /** What they did where; only for people with experience. */
  stories: readonly string[];
  skills: readonly string[];
  /** Small things that a stranger would not make up. */
  details: readonly string[];
  /** "What makes you a great {job}?" */
  great: readonly string[];
  /** Former employers, without the city. */
  places: readonly string[];
  /** Places of another kind, for the stories that need one: families, hotels, canteens. Slot {venue}. */
  venues?: readonly string[];
}
