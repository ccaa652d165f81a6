import { babysitter } from './trades/babysitter.ts';
import { baker } from './trades/baker.ts';
import { barista } from './trades/barista.ts';
import { bartender } from './trades/bartender.ts';
import { caregiver } from './trades/caregiver.ts';
import { chef } from './trades/chef.ts';
import { cleaner } from './trades/cleaner.ts';
import { cook } from './trades/cook.ts';
import { dishwasher } from './trades/dishwasher.ts';
import { driver } from './trades/driver.ts';
import { gardener } from './trades/gardener.ts';
import { housekeeper } from './trades/housekeeper.ts';
import { receptionist } from './trades/receptionist.ts';
import { shopAssistant } from './trades/shopAssistant.ts';
import type { TradeWords } from './trades/trade.ts';
import { waiter } from './trades/waiter.ts';

/** By the job's slug. */
export const trades: Record<string, TradeWords> = {
  waiter,
  cook,
  chef,
  barista,
  bartender,
  cleaner,
  dishwasher,
  babysitter,
  driver,
  gardener,
  receptionist,
  housekeeper,
  caregiver,
  baker,
  'shop-assistant': shopAssistant,
};
