import type { Message } from '../../../generated/prisma/client.ts';
import type { ChatKey, ChatRole } from '../seat/chat.policy.ts';
import { has, type Phrases, phrases, sentencesOf, type Words } from './asking.ts';
import { asksForMoney, asksForPapers, asksForSecrets, leadsElsewhere } from './english.ts';

type Kind = 'MONEY' | 'PAPERS' | 'SECRETS' | 'ELSEWHERE';

/**
 * What is dangerous in Malay, Indonesian, Tagalog and Chinese: words that stand together in one sentence, unless it says no. Fewer
 * cases than in English, and only those that many people write.
 */
type Rule = { all: readonly Phrases[]; unless?: Phrases };

const deny = phrases(
  'tidak, tak, tiada, jangan, bukan, tanpa, gratis, percuma, belum, walang, wala, hindi, huwag, libre, di na, no',
);

const rule = (all: string[], unless = ''): Rule => ({
  all: all.map(phrases),
  ...(unless && { unless: phrases(unless) }),
});

const latin: ReadonlyMap<Kind, readonly Rule[]> = new Map<Kind, readonly Rule[]>([
  [
    'MONEY',
    [
      rule(
        [
          'bayar, membayar, transfer, kirim, hantar, kena bayar, magbayad, bayaran, mag deposit, mag bayad, mag padala, magpadala, ipadala, padala, magdeposito',
          'deposit, yuran, biaya, uang muka, wang pendahuluan, uang, duit, wang, cagaran, pera, registration fee, bayad muna, training fee, piyansa, deposito',
        ],
        'gaji, pelanggan, tetamu, tamu, sahod, sweldo, customer, kami bayar, kami akan bayar, kami membayar, saya bayar sendiri',
      ),
      rule(['pinjam uang, pinjam duit, pinjam wang, pinjamkan, pahiram ng pera, pahiram, pautang, utang muna']),
    ],
  ],
  [
    'PAPERS',
    [
      rule(
        [
          'foto, gambar, salinan, scan, picture ng, pic ng, litrato ng, larawan ng, kopya ng',
          'paspor, pasport, passport, ktp, kad pengenalan, ic, nric, pasaporte, id mo',
          'hantar, kirim, kirimkan, beri, kasih, minta, sila, tolong, upload, ipadala, pakipadala, pasend, isend, magpadala',
        ],
        'paspor saya, pasport saya, ktp saya, passport ko',
      ),
      rule(
        [
          'simpan, pegang, dipegang, tahan, disimpan, ditahan, serahkan, hawak namin, itatago namin, iwan, iiwan, ibigay',
          'paspor, pasport, passport, pasaporte, ktp, kad pengenalan',
        ],
        'paspor saya, pasport saya, passport ko, simpan sendiri',
      ),
    ],
  ],
  [
    'SECRETS',
    [
      rule(
        [
          'kode otp, kod otp, otp, kode verifikasi, kod pengesahan, pin atm, nomor rekening, nombor akaun, no rekening, no akaun, nomor kartu, nombor kad, bank account number, bank account mo, card number, detalye ng bangko',
          'kirim, kirimkan, hantar, beri, berikan, kasih, berapa, apa, minta, share, ibigay, pakibigay, ano, pasend, ipadala, sabihin',
        ],
        'rekening saya, akaun saya, account ko',
      ),
    ],
  ],
  [
    'ELSEWHERE',
    [
      rule(
        [
          'whatsapp, wa, telegram, viber, wechat, messenger, zalo, line, facebook, fb',
          'hubungi, pindah, chat, lewat, melalui, add, tambah, kontak, message mo, text mo, usap tayo, lipat tayo, tawagan, i add, imessage, itext',
          'saya, kita, kami, aku, ako, tayo, mo, anda, kamu, sa, di, ke, lewat, melalui, saja, je',
        ],
        'pelanggan, pesanan, grup, kumpulan, customer',
      ),
    ],
  ],
]);

const saysInLatin = (kind: Kind, words: Words): boolean =>
  !has(words, deny) &&
  (latin.get(kind) ?? []).some(
    ({ all, unless }) => all.every((some) => has(words, some)) && !(unless && has(words, unless)),
  );

/** Chinese has no spaces, so that its rules look for pieces of a sentence. All of a row are needed. */
const chinese: ReadonlyMap<Kind, readonly string[][][]> = new Map<Kind, readonly string[][][]>([
  [
    'MONEY',
    [
      [
        ['押金', '报名费', '手续费', '中介费', '培训费', '保证金', '定金'],
        ['付', '交', '转', '收', '需'],
      ],
      [
        ['借我', '借给我', '借点钱'],
        ['钱', '块', '元'],
      ],
      [
        ['转账', '打款', '汇款'],
        ['给我', '到这', '先', '请'],
      ],
    ],
  ],
  [
    'PAPERS',
    [
      [
        ['护照', '身份证', '工作证'],
        ['照片', '拍', '复印件', '扫描'],
        ['发', '给', '传', '寄'],
      ],
      [
        ['护照', '身份证'],
        ['保管', '扣', '押', '交给', '上交'],
      ],
    ],
  ],
  [
    'SECRETS',
    [
      [
        ['银行卡号', '卡号', '验证码', '银行账号', '银行密码', '支付密码'],
        ['发', '告诉', '给我', '提供', '多少'],
      ],
    ],
  ],
  [
    'ELSEWHERE',
    [
      [
        ['微信', '电报', 'whatsapp', 'telegram'],
        ['加我', '加微信', '加1下', '加个', '联系', '聊', '我的微信', '你的微信'],
      ],
    ],
  ],
]);

const chineseDeny = ['不用', '无需', '不收', '没有', '不需要', '不要', '免', '别'];

function saysInChinese(kind: Kind, words: Words): boolean {
  const text = words.join('');
  if (!/\p{Script=Han}/u.test(text) || chineseDeny.some((word) => text.includes(word))) return false;
  return (chinese.get(kind) ?? []).some((rows) => rows.every((row) => row.some((piece) => text.includes(piece))));
}

/**
 * What a reader is warned of at a message: the person whom the other one of a contact chat wrote it to. Authors and admins get
 * no warning, and what admins write needs none (docs/product/chat.md, 'Warnings').
 */
export function warningsFor(
  seat: { role: ChatRole; userId: number } | null,
  chat: ChatKey,
  { userId, text }: Pick<Message, 'userId' | 'text'>,
): Danger[] {
  const isReader = seat !== null && seat.role !== 'admin' && seat.userId !== userId;
  const isFromOther = chat.kind === 'CONTACT' && (userId === chat.employerId || userId === chat.jobSeekerId);
  return isReader && isFromOther && text !== null ? dangersOf(text) : [];
}

/**
 * What a reader of a message is warned of: the sender asks for money, for a passport, for bank data or a code, or to go on
 * elsewhere. Nothing is blocked, so that a wrong warning costs little; a text without danger should still get none.
 */
const dangers = ['MONEY', 'PAPERS', 'SECRETS', 'ELSEWHERE'] as const;
export type Danger = (typeof dangers)[number];

const inEnglish: Record<Danger, (words: Words) => boolean> = {
  MONEY: asksForMoney,
  PAPERS: asksForPapers,
  SECRETS: asksForSecrets,
  ELSEWHERE: leadsElsewhere,
};

/** The dangers of a text, the worst first. Takes time linear in the length of the text. */
export function dangersOf(text: string): Danger[] {
  const sentences = sentencesOf(text);
  return dangers.filter((danger) =>
    sentences.some((words) => inEnglish[danger](words) || saysInLatin(danger, words) || saysInChinese(danger, words)),
  );
}
