import {
  actorBefore,
  find,
  has,
  isAsked,
  isNegated,
  isOthers,
  lengthAt,
  phrases,
  placesOf,
  type Words,
} from './asking.ts';

/** What is dangerous, in English. Each rule looks at a sentence by itself. */

// Money.

const paying = phrases(
  'pay, send, transfer, remit, wire, deposit, settle, top up, topup, lend, loan, borrow, give, advance, put down, cover, make a payment, make the payment, make payment, gcash, paynow, paylah, venmo, zelle, paypal, hand',
);
const money = phrases(
  'money, deposit, fee, fees, bond, down payment, downpayment, advance payment, payment, cash, dollars, dollar, euros, euro, pesos, ringgit, rupiah, usd, sgd, php, myr, rm, idr, eur, gbp, hkd, $, €, £, bitcoin, usdt, crypto, gift card, gift cards, google play card, google play cards, steam card, steam cards, itunes card, itunes cards, apple cards, voucher codes, load, western union, moneygram, amount, charges, salary in advance, wages in advance, salary upfront, my advance',
);
/** Bought to send their numbers. */
const buying = phrases('buy, purchase, get, send, give');
const cards = phrases(
  'gift card, gift cards, google play card, google play cards, steam card, steam cards, itunes card, itunes cards, apple cards, bitcoin, usdt, crypto',
);
const fees = phrases(
  'deposit, registration fee, processing fee, application fee, training fee, visa fee, admin fee, administration fee, administrative fee, agency fee, placement fee, service fee, uniform fee, insurance fee, permit fee, medical fee, booking fee, joining fee, membership fee, small fee, fee, fees, down payment, downpayment, bond, upfront payment, advance payment',
);
const owed = phrases(
  'require, requires, required, needed, necessary, refundable, nonrefundable, payable, be paid, upfront, up front, in advance, before you start, before starting, before the first day, before we, due, to secure, to reserve, to confirm, to hold, to start, you pay, is charged, we charge, we ask, applies, there is, there will be, mandatory, compulsory, costs you, first, you get back, we return, returned after, give back',
);
/** What is paid in the work itself, and what the writer pays. */
const ofWork = phrases(
  'hall, room, rooms, venue, guest, guests, client, clients, customer, customers, table, tables, rental, car, bottle, bottles, keg, kegs, flat, apartment, supplier, suppliers, driver, vendor, delivery, courier, till, register, safe, takings, tickets, shop, bar tab, bill, invoice, invoices, tenant, tenants, booking, bookings, event, organiser, school, parking, entrance fee, taxi',
);
const wages = phrases(
  'salary, wage, wages, payslip, tips, overtime, paycheck, pay by, for my shift, for my hours, for my work, for the shift, for last week, for yesterday',
);
const early = phrases('advance, before, upfront, up front, first');
const free = phrases('no, free, without, never, not, any, zero, dont, doesnt, isnt, nothing');
const standsFor = new Set(['it', 'this', 'that', 'them']);
const toReader = new Set([
  'you',
  'u',
  'him',
  'her',
  'them',
  'staff',
  'employees',
  'workers',
  'everyone',
  'weekly',
  'monthly',
  'daily',
]);
const beggings = phrases(
  'lend me, loan me, borrow money, borrow some money, borrow from you, need money urgently, need some money urgently, send me money, send money, help me with money, help me out with, can i borrow, may i borrow, spare some money, spot me, cash app me',
);

const paidByWriter = phrases(
  'we pay, i pay, we cover, we refund, i paid, we paid, company pays, i asked, i took, i collected',
);
export function asksForMoney(words: Words): boolean {
  if (asksForPayment(words) || asksForFee(words)) return true;
  const bought = find(words, cards);
  if (placesOf(words, buying).some((at) => at < bought && bought - at <= 6 && isAsked(words, at))) return true;
  const at = find(words, beggings);
  return (
    at >= 0 &&
    !isNegated(words, at) &&
    !(words[at] === 'send' && actorBefore(words, at) === 'writer') &&
    !has(words, ofWork)
  );
}

function asksForPayment(words: Words): boolean {
  return placesOf(words, paying).some((at) => {
    const after = at + lengthAt(words, at, paying);
    if (!isAsked(words, at) || toReader.has(words[after] ?? '')) return false;
    // 'The uniform costs 40 dollars, pay it today.'
    const from = standsFor.has(words[after] ?? '') ? 0 : after;
    const object = words[after - 1] === 'payment' ? after - 1 : find(words, money, from, after + 9);
    if (object < 0 || isNegated(words, object, 2)) return false;
    if (has(words, wages) && !has(words, early)) return false;
    return !has(words, ofWork);
  });
}

function asksForFee(words: Words): boolean {
  const at = find(words, fees);
  if (at < 0 || has(words, free) || has(words, ofWork)) return false;
  const before = actorBefore(words, at);
  return has(words, owed) && !(before === 'writer' && has(words, paidByWriter, 0, at));
}

// Passports and identity cards.

const papers = phrases(
  'passport, passports, id card, identity card, ids, photo id, nric, ktp, fin card, emirates id, national id, drivers license, drivers licence, driving licence, driving license, birth certificate, id, both sides of your id, work pass, work permit card, visa page',
);
const handing = phrases(
  'send, give, upload, share, email, e mail, forward, whatsapp, text, mail, hand over, hand in, hand, leave, surrender, submit, show me, dm, message, post, deliver',
);
const copies = phrases(
  'photo of, photos of, picture of, pictures of, pic of, pics of, copy of, scan of, scans of, selfie with, selfie holding, photo with, image of, screenshot of',
);
const asCopy = phrases('as a photo, as a picture, as a scan, as a copy, as photo, as pdf, a photo, a scan');
const wantingYour = phrases('need your, want your, need the, send your, send the');
const pleading = phrases('please, pls, asap, first');
const employers = phrases('employer, agency, agent, manager, office, owner, hr');
const ofStaff = phrases('your, the workers, workers, all passports, staff');
const wanting = phrases(
  'send, need, want, take, upload, share, email, give, forward, whatsapp, text, make, provide, require, get, submit, snap, i need, we need, attach',
);
const keeping = phrases(
  'keep, keeps, hold, holds, retain, retains, take, takes, collect, collects, store, be kept, be held, stays with, stay with, remain with, remains with',
);

export function asksForPapers(words: Words): boolean {
  return placesOf(words, papers).some((at) => {
    if (isOthers(words, at) || isNegated(words, at, 7)) return false;
    return isHandedOver(words, at) || isCopied(words, at) || isKept(words, at);
  });
}

/** 'Give us your passport', rather than 'bring your passport'. */
const isHandedOver = (words: Words, paper: number): boolean =>
  placesOf(words, handing).some((at) => at < paper && paper - at <= 9 && isAsked(words, at));

function isCopied(words: Words, paper: number): boolean {
  const copy = find(words, copies, paper - 6, paper);
  if (copy < 0) {
    const isAsCopy = has(words, asCopy, paper, paper + 7);
    return isAsCopy && has(words, wantingYour, paper - 4, paper);
  }
  return (
    placesOf(words, wanting).some((at) => {
      if (at >= copy || copy - at > 6) return false;
      const needed = words[at] === 'need' || words[at] === 'require' || words[at] === 'want';
      return needed ? actorBefore(words, at) !== 'reader' : isAsked(words, at);
    }) ||
    (copy <= 1 && has(words, pleading, 0))
  );
}

function isKept(words: Words, paper: number): boolean {
  // 'Bring your passport, we will keep it.'
  const it = placesOf(words, keeping).find((at) => at > paper && standsFor.has(words[at + 1] ?? ''));
  if (it !== undefined && actorBefore(words, it) === 'writer' && !isNegated(words, it)) return true;
  return placesOf(words, keeping).some((at) => {
    const isVerb = at < paper && paper - at <= 5;
    const isPassive = at > paper && at - paper <= 5 && lengthAt(words, at, keeping) > 1;
    if (isPassive) return !isNegated(words, at);
    if (!isVerb || isNegated(words, at)) return false;
    const actor = actorBefore(words, at);
    const isByOther = actor === 'writer' || has(words, employers, at - 4, at);
    return isByOther && has(words, ofStaff, at, paper + 1);
  });
}

// Bank and card details, and codes.

const secrets = phrases(
  'otp, cvv, cvc, one time password, one time pin, sms code, verification code, security code, confirmation code, 6 digit code, 4 digit code, 6 digits, digit code, code you received, code you got, code you get, code that you receive, code sent to, code we sent, banking password, bank password, online banking, bank login, internet banking, pin of your card, pin of your, atm pin, card pin, bank pin, card number, credit card, debit card, bank card, atm card, expiry date of, bank details, banking details, bank account, account number, bank information, card details, card information, iban, sort code, bank statement, your password, your pin, login details, back of your card, number on your card',
);
const telling = phrases(
  'send, give, share, tell, provide, forward, text, enter, type, confirm, read, show, submit, upload, reply with, message, dm, email, whatsapp, fill in, fill, write, state, drop, let me know, let us know',
);
const requesting = phrases(
  'need, require, want, what is, whats, what are, may i have, can i have, could i have, can i get, may i get, may we have, can we have, photo of, picture of, ask for',
);
/** Part of the work: doors, terminals, and how wages are paid. */
const ofPlace = phrases(
  'door, gate, alarm, wifi, terminal, locker, staff room, entrance, building, till, pos, machine, guests, guest, customers, customer, after you are hired, contract, after signing, to the bank, for the order',
);

const ofReader = phrases('your, you, me, us, the otp, the cvv, the code');
/** A code that another person has requested. */
const codes = phrases('sent you a code, send you a code, get a code, receive a code, got a code, received a code');
const senders = phrases('system, bank, sms, app, phone, by text');

export function asksForSecrets(words: Words): boolean {
  if (has(words, codes) && has(words, senders) && !has(words, ofPlace)) return true;
  return placesOf(words, secrets).some((at) => {
    if (isOthers(words, at) || isNegated(words, at, 7) || has(words, ofPlace)) return false;
    const isTold = placesOf(words, telling).some((verb) => verb < at && at - verb <= 9 && isAsked(words, verb));
    const isWanted = placesOf(words, requesting).some(
      (verb) => verb < at && at - verb <= 7 && actorBefore(words, verb) !== 'reader' && !isNegated(words, verb),
    );
    return isTold || (isWanted && has(words, ofReader, 0));
  });
}

// Other ways to talk.

const channels = phrases(
  'whatsapp, whats app, watsapp, whatsap, whatapp, telegram, tele gram, telegrm, viber, wechat, we chat, weixin, messenger, line app, my line, line id, kakaotalk, kakao, zalo, skype, imo, signal app, facebook, fb, instagram, insta, ig, snapchat, discord, wa, google chat, hangouts, private email, personal email, gmail, my email, wa me, t me, zoom link, outside this site, outside the site, outside the app, outside this app, outside hourhand, off this site, off the site, off the app, another app, off here',
);
const talking = phrases(
  'add, message, text, contact, write, dm, chat, continue, talk, move, reach, switch, join, ping, call, speak, discuss, find, hit me, pm, come, go, reply, connect, send, msg, drop, get, leave, use, look me up, search, whatsapp, telegram, viber, wechat',
);
const moving = phrases(
  'lets, let us, we can, can we, could we, shall we, we could, i prefer, prefer, better, easier, faster, rather, would you mind, we should, we talk, we continue, interview is on, interviews are on, shall i ring, shall i call, shall i add, shall i text, shall i message, can i call you, can i message you, can i add you, may i call you, may i add you, i will add you, i will call you, ill call you, i will message you, i will text you, ring you',
);
const having = phrases(
  'do you have, do you use, are you on, have you got, whats your, what is your, your whatsapp, your telegram, your viber, only on, my whatsapp is, my telegram is, my whatsapp number, my viber is, my wechat is, my wechat, my line, here is my, this is my, im on, i am on, find me on, reach me on, reach me at, add me on, may i have your, can i have your, can i get your, give me your, send me your',
);
const asMessage = phrases(
  'whatsapp me, whatsapp us, telegram me, viber me, wechat me, wa me, t me, dm me on, line me, pm me on',
);
/** Channels as work, or as what the writer has seen. */
const channelWork = phrases(
  'page, account, accounts, post, posts, posting, marketing, followers, ads, campaign, campaigns, content, manage, managed, group for, group of the team, stories, reels, saw, experience, restaurants, shops, orders, customers, guests',
);

export function leadsElsewhere(words: Words): boolean {
  const linked = find(words, asMessage);
  if (linked >= 0 && !isNegated(words, linked)) return true;
  return placesOf(words, channels).some((at) => {
    if (isNegated(words, at, 6) || has(words, channelWork)) return false;
    if (has(words, having, at - 6, at + 1)) return true;
    if (has(words, moving, 0, at) && actorIsFree(words, at)) return true;
    return placesOf(words, talking).some((verb) => verb < at && at - verb <= 8 && isAsked(words, verb));
  });
}

const staying = phrases('here, on this site, on hourhand, in this chat');
const leaving = phrases('instead of here, than here');
const actorIsFree = (words: Words, at: number): boolean => !has(words, staying, 0, at) || has(words, leaving, 0);
