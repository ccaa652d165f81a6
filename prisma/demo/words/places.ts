/** Countries with cities, their money, and the cities with what an hour of work costs there. */

export interface CityWords {
  name: string;
  slug: string;
  /** Whole currency units per hour, rising. */
  prices: readonly number[];
  areas: readonly string[];
  zips: readonly string[];
  /** Share of the demo's people who live here. */
  weight: number;
}

export interface CountryWords {
  name: string;
  symbol: string;
  code: string;
  currency: string;
  situations: readonly string[];
  cities: readonly CityWords[];
  /** Where people who work here come from, with weights. */
  natives: readonly (readonly [country: string, weight: number])[];
  /** E.164: country code and the shape of a mobile number; # is a digit. */
  phone: readonly string[];
}

export const countriesWithCities: readonly CountryWords[] = [
  {
    name: 'Singapore', symbol: 'S$', code: 'SGD', currency: 'Singapore dollar',
    situations: ['Citizen', 'Permanent Resident', 'Work Permit', 'S Pass', 'Employment Pass', "Dependant's Pass", 'Student Pass', 'Long-Term Visit Pass'],
    cities: [
      {
        name: 'Singapore', slug: 'singapore', prices: [10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25], weight: 30,
        areas: ['Tiong Bahru', 'Tanjong Pagar', 'Katong', 'Joo Chiat', 'Bugis', 'Orchard', 'Clarke Quay', 'Holland Village', 'Serangoon Gardens', 'Toa Payoh', 'Bishan', 'Ang Mo Kio', 'Bedok', 'Tampines', 'Punggol', 'Jurong East', 'Clementi', 'Woodlands', 'Paya Lebar', 'Marina Bay', 'Dempsey Hill', 'Novena'],
        zips: ['160055', '088539', '428767', '189768', '238874', '179024', '278115', '556083', '310190', '570283', '560233', '460212', '529510', '820106', '600135', '120448', '730888', '409057', '018956', '307683'],
      },
    ],
    natives: [['Singapore', 18], ['Philippines', 22], ['Malaysia', 20], ['Indonesia', 12], ['Myanmar', 10], ['India', 9], ['China', 6], ['Vietnam', 4], ['Thailand', 4], ['Sri Lanka', 3], ['Bangladesh', 3], ['France', 1.5], ['South Korea', 1.5]],
    phone: ['+659#######', '+658#######'],
  },
  {
    name: 'Malaysia', symbol: 'RM', code: 'MYR', currency: 'Malaysian ringgit',
    situations: ['Citizen', 'Permanent Resident', 'Employment Pass', 'Temporary Employment Pass', 'Student Pass', 'Spouse Visa'],
    cities: [
      {
        name: 'Kuala Lumpur', slug: 'kuala-lumpur', prices: [9, 10, 12, 14, 15, 18, 20, 25, 30], weight: 9,
        areas: ['Bangsar', 'Mont Kiara', 'Bukit Bintang', 'KLCC', 'Cheras', 'Damansara Heights', 'Sri Hartamas', 'Brickfields', 'Kepong', 'Ampang', 'Chow Kit', 'Taman Tun Dr Ismail'],
        zips: ['50450', '59100', '50480', '55100', '56000', '50490', '50470', '52100', '68000', '60000'],
      },
      {
        name: 'George Town', slug: 'george-town', prices: [8, 9, 10, 12, 14, 16, 18, 22], weight: 3,
        areas: ['Armenian Street', 'Pulau Tikus', 'Gurney Drive', 'Tanjung Tokong', 'Jelutong', 'Air Itam', 'Weld Quay'],
        zips: ['10200', '10250', '10470', '11600', '11500', '10300'],
      },
      {
        name: 'Johor Bahru', slug: 'johor-bahru', prices: [8, 9, 10, 12, 14, 16, 18, 22], weight: 2,
        areas: ['Taman Pelangi', 'Mount Austin', 'Bukit Indah', 'Taman Sentosa', 'Danga Bay', 'Permas Jaya'],
        zips: ['80400', '81100', '81200', '80150', '80200', '81750'],
      },
    ],
    natives: [['Malaysia', 50], ['Indonesia', 16], ['Nepal', 8], ['Bangladesh', 8], ['Myanmar', 8], ['Philippines', 6], ['India', 4]],
    phone: ['+6012#######', '+6016#######', '+6017#######'],
  },
  {
    name: 'Hong Kong', symbol: 'HK$', code: 'HKD', currency: 'Hong Kong dollar',
    situations: ['Permanent Resident', 'Dependant Visa', 'Employment Visa', 'Working Holiday Visa', 'Student Visa'],
    cities: [
      {
        name: 'Hong Kong', slug: 'hong-kong', prices: [50, 55, 60, 65, 70, 75, 80, 90, 100, 120], weight: 8,
        areas: ['Sheung Wan', 'Central', 'Wan Chai', 'Causeway Bay', 'Kennedy Town', 'Sai Ying Pun', 'Tsim Sha Tsui', 'Mong Kok', 'Sham Shui Po', 'Quarry Bay', 'Kowloon Tong', 'Sai Kung'],
        zips: ['999077'],
      },
    ],
    natives: [['Hong Kong', 34], ['Philippines', 24], ['China', 12], ['Indonesia', 10], ['Nepal', 8], ['India', 5], ['Thailand', 4], ['France', 2], ['Pakistan', 3]],
    phone: ['+8526#######', '+8529#######'],
  },
  {
    name: 'United Arab Emirates', symbol: 'AED', code: 'AED', currency: 'UAE dirham',
    situations: ['Citizen', 'Employment Visa', 'Family Visa', 'Visit Visa', 'Freelance Permit', 'Golden Visa'],
    cities: [
      {
        name: 'Dubai', slug: 'dubai', prices: [25, 30, 35, 40, 45, 50, 60, 70, 80], weight: 9,
        areas: ['Dubai Marina', 'Jumeirah', 'Al Barsha', 'Downtown', 'Business Bay', 'Deira', 'Bur Dubai', 'JLT', 'Al Quoz', 'Mirdif', 'Karama', 'Palm Jumeirah'],
        zips: ['00000'],
      },
      {
        name: 'Abu Dhabi', slug: 'abu-dhabi', prices: [25, 30, 35, 40, 45, 50, 60, 70], weight: 3,
        areas: ['Al Reem Island', 'Khalifa City', 'Yas Island', 'Corniche', 'Al Zahiyah', 'Al Raha Beach', 'Saadiyat Island'],
        zips: ['00000'],
      },
    ],
    natives: [['Philippines', 26], ['India', 22], ['Nepal', 10], ['Sri Lanka', 9], ['Kenya', 8], ['Uganda', 7], ['Egypt', 7], ['Pakistan', 6], ['Ethiopia', 4], ['Morocco', 4], ['Ghana', 3]],
    phone: ['+97150#######', '+97155#######', '+97156#######'],
  },
  {
    name: 'United Kingdom', symbol: '£', code: 'GBP', currency: 'pound sterling',
    situations: [],
    cities: [
      {
        name: 'London', slug: 'london', prices: [12, 13, 14, 15, 16, 18, 20, 22, 25], weight: 9,
        areas: ['Hackney', 'Islington', 'Clapham', 'Brixton', 'Peckham', 'Shoreditch', 'Camden', 'Notting Hill', 'Battersea', 'Soho', 'Walthamstow', 'Greenwich', 'Ealing', 'Stratford'],
        zips: ['E8 3RL', 'N1 8EB', 'SW4 0HY', 'SW9 8LF', 'SE15 4ST', 'E1 6JE', 'NW1 8AB', 'W11 2BQ', 'SW11 3BZ', 'E17 4QH', 'SE10 9LW', 'W5 5JY'],
      },
      {
        name: 'Manchester', slug: 'manchester', prices: [12, 13, 14, 15, 16, 18, 20], weight: 3,
        areas: ['Ancoats', 'Northern Quarter', 'Chorlton', 'Didsbury', 'Salford Quays', 'Levenshulme', 'Hulme'],
        zips: ['M4 5AB', 'M1 1JR', 'M21 9EQ', 'M20 2RN', 'M50 3UB', 'M19 3PJ'],
      },
      {
        name: 'Edinburgh', slug: 'edinburgh', prices: [12, 13, 14, 15, 16, 18, 20], weight: 2,
        areas: ['Leith', 'Stockbridge', 'Marchmont', 'Bruntsfield', 'Old Town', 'Portobello', 'Gorgie'],
        zips: ['EH6 6JJ', 'EH4 1HF', 'EH9 1JZ', 'EH10 4HR', 'EH1 1TB', 'EH15 1DX'],
      },
    ],
    natives: [['United Kingdom', 34], ['Poland', 9], ['Romania', 9], ['Spain', 8], ['Italy', 8], ['Portugal', 6], ['Ghana', 5], ['Nigeria', 6], ['Brazil', 5], ['India', 5], ['Philippines', 4], ['Ukraine', 4], ['Ireland', 4]],
    phone: ['+4474########', '+4477########', '+4478########'],
  },
  {
    name: 'France', symbol: '€', code: 'EUR', currency: 'euro',
    situations: [],
    cities: [
      {
        name: 'Paris', slug: 'paris', prices: [12, 13, 14, 15, 16, 18, 20, 22], weight: 6,
        areas: ['Belleville', 'Le Marais', 'Montmartre', 'Bastille', 'Oberkampf', 'Batignolles', 'Saint-Germain', 'La Villette', 'Montreuil', 'Boulogne', 'Canal Saint-Martin'],
        zips: ['75020', '75004', '75018', '75011', '75017', '75006', '75019', '93100', '92100', '75010'],
      },
      {
        name: 'Lyon', slug: 'lyon', prices: [12, 13, 14, 15, 16, 18, 20], weight: 2,
        areas: ['Croix-Rousse', 'Presqu’île', 'Vieux Lyon', 'Guillotière', 'Villeurbanne', 'Confluence'],
        zips: ['69004', '69002', '69005', '69007', '69100', '69001'],
      },
      {
        name: 'Orléans', slug: 'orleans', prices: [12, 13, 14, 15, 16, 18], weight: 1,
        areas: ['Centre-ville', 'Saint-Marceau', 'La Source', 'Fleury-les-Aubrais', 'Olivet'],
        zips: ['45000', '45100', '45400', '45160'],
      },
    ],
    natives: [['France', 46], ['Morocco', 9], ['Algeria', 8], ['Tunisia', 6], ['Senegal', 8], ['Portugal', 6], ['Italy', 5], ['Brazil', 4], ['Sri Lanka', 4], ['Colombia', 3], ['Ukraine', 3]],
    phone: ['+336########', '+337########'],
  },
  {
    name: 'Japan', symbol: '¥', code: 'JPY', currency: 'Japanese yen',
    situations: ['Citizen', 'Permanent Resident', 'Spouse Visa', 'Student Visa', 'Working Holiday Visa', 'Specified Skilled Worker'],
    cities: [
      {
        name: 'Tokyo', slug: 'tokyo', prices: [1200, 1250, 1300, 1400, 1500, 1600, 1800, 2000, 2500], weight: 6,
        areas: ['Shibuya', 'Shimokitazawa', 'Nakameguro', 'Koenji', 'Kichijoji', 'Asakusa', 'Ueno', 'Ikebukuro', 'Ebisu', 'Kagurazaka', 'Shinjuku'],
        zips: ['150-0002', '155-0031', '153-0061', '166-0003', '180-0004', '111-0032', '110-0005', '171-0022', '160-0022'],
      },
      {
        name: 'Osaka', slug: 'osaka', prices: [1150, 1200, 1250, 1300, 1400, 1500, 1700, 2000], weight: 2,
        areas: ['Namba', 'Umeda', 'Tennoji', 'Nakazakicho', 'Fukushima', 'Horie', 'Tsuruhashi'],
        zips: ['542-0076', '530-0001', '543-0055', '530-0016', '553-0003', '550-0014'],
      },
      {
        name: 'Kyoto', slug: 'kyoto', prices: [1100, 1150, 1200, 1300, 1400, 1500, 1700], weight: 1,
        areas: ['Gion', 'Kawaramachi', 'Fushimi', 'Kitayama', 'Demachiyanagi', 'Karasuma'],
        zips: ['605-0001', '600-8001', '612-8083', '603-8053', '606-8204'],
      },
    ],
    natives: [['Japan', 52], ['Vietnam', 12], ['Nepal', 10], ['Philippines', 8], ['China', 7], ['South Korea', 4], ['Brazil', 4], ['Taiwan', 4], ['Myanmar', 4]],
    phone: ['+8190########', '+8180########', '+8170########'],
  },
  {
    name: 'Switzerland', symbol: 'CHF', code: 'CHF', currency: 'Swiss franc',
    situations: ['Citizen', 'Permit B', 'Permit C', 'Permit G', 'Permit L', 'Permit S'],
    cities: [
      {
        name: 'Zürich', slug: 'zurich', prices: [24, 25, 26, 28, 30, 32, 35, 40], weight: 2,
        areas: ['Kreis 4', 'Wiedikon', 'Oerlikon', 'Seefeld', 'Altstetten', 'Wipkingen', 'Niederdorf'],
        zips: ['8004', '8003', '8050', '8008', '8048', '8037', '8001'],
      },
    ],
    natives: [['Switzerland', 30], ['Portugal', 18], ['Italy', 14], ['Germany', 12], ['Spain', 8], ['Sri Lanka', 7], ['Ukraine', 6], ['Ethiopia', 5]],
    phone: ['+4176#######', '+4178#######', '+4179#######'],
  },
  {
    name: 'Australia', symbol: 'A$', code: 'AUD', currency: 'Australian dollar',
    situations: ['Citizen', 'Permanent Resident', 'Working Holiday Visa', 'Student Visa', 'Partner Visa', 'Skilled Visa'],
    cities: [
      {
        name: 'Sydney', slug: 'sydney', prices: [28, 30, 32, 34, 36, 38, 40, 45], weight: 3,
        areas: ['Newtown', 'Surry Hills', 'Bondi', 'Marrickville', 'Manly', 'Glebe', 'Parramatta', 'Redfern'],
        zips: ['2042', '2010', '2026', '2204', '2095', '2037', '2150', '2016'],
      },
    ],
    natives: [['Australia', 28], ['Nepal', 12], ['Brazil', 10], ['Colombia', 10], ['India', 10], ['France', 6], ['Ireland', 6], ['Philippines', 6], ['Thailand', 5], ['New Zealand', 6], ['Peru', 3]],
    phone: ['+614########'],
  },
  {
    name: 'Spain', symbol: '€', code: 'EUR', currency: 'euro',
    situations: [],
    cities: [
      {
        name: 'Barcelona', slug: 'barcelona', prices: [9, 10, 11, 12, 13, 14, 16, 18], weight: 3,
        areas: ['Gràcia', 'El Born', 'Poblenou', 'Sants', 'Eixample', 'Raval', 'Sant Antoni', 'Barceloneta'],
        zips: ['08012', '08003', '08005', '08014', '08009', '08001', '08015'],
      },
    ],
    natives: [['Spain', 40], ['Colombia', 14], ['Peru', 10], ['Morocco', 10], ['Italy', 8], ['Brazil', 6], ['Romania', 5], ['Philippines', 5], ['Pakistan', 4]],
    phone: ['+346########', '+347########'],
  },
];

/** Countries that people come from; no cities there yet. Symbol, code and name of their money. */
export const otherCountries: readonly (readonly [name: string, symbol: string, code: string, currency: string])[] = [
  ['Philippines', '₱', 'PHP', 'Philippine peso'],
  ['Indonesia', 'Rp', 'IDR', 'Indonesian rupiah'],
  ['India', '₹', 'INR', 'Indian rupee'],
  ['Myanmar', 'K', 'MMK', 'Myanmar kyat'],
  ['Thailand', '฿', 'THB', 'Thai baht'],
  ['Vietnam', '₫', 'VND', 'Vietnamese dong'],
  ['China', '¥', 'CNY', 'Chinese yuan'],
  ['Taiwan', 'NT$', 'TWD', 'New Taiwan dollar'],
  ['South Korea', '₩', 'KRW', 'South Korean won'],
  ['Sri Lanka', 'Rs', 'LKR', 'Sri Lankan rupee'],
  ['Nepal', 'Rs', 'NPR', 'Nepalese rupee'],
  ['Bangladesh', '৳', 'BDT', 'Bangladeshi taka'],
  ['Pakistan', 'Rs', 'PKR', 'Pakistani rupee'],
  ['Egypt', 'E£', 'EGP', 'Egyptian pound'],
  ['Morocco', 'DH', 'MAD', 'Moroccan dirham'],
  ['Algeria', 'DA', 'DZD', 'Algerian dinar'],
  ['Tunisia', 'DT', 'TND', 'Tunisian dinar'],
  ['Kenya', 'KSh', 'KES', 'Kenyan shilling'],
  ['Uganda', 'USh', 'UGX', 'Ugandan shilling'],
  ['Ghana', 'GH₵', 'GHS', 'Ghanaian cedi'],
  ['Nigeria', '₦', 'NGN', 'Nigerian naira'],
  ['Senegal', 'CFA', 'XOF', 'West African CFA franc'],
  ['Ethiopia', 'Br', 'ETB', 'Ethiopian birr'],
  ['Brazil', 'R$', 'BRL', 'Brazilian real'],
  ['Colombia', 'COL$', 'COP', 'Colombian peso'],
  ['Peru', 'S/', 'PEN', 'Peruvian sol'],
  ['Poland', 'zł', 'PLN', 'Polish złoty'],
  ['Romania', 'lei', 'RON', 'Romanian leu'],
  ['Ukraine', '₴', 'UAH', 'Ukrainian hryvnia'],
  ['Ireland', '€', 'EUR', 'euro'],
  ['Germany', '€', 'EUR', 'euro'],
  ['Italy', '€', 'EUR', 'euro'],
  ['Portugal', '€', 'EUR', 'euro'],
  ['Greece', '€', 'EUR', 'euro'],
  ['New Zealand', 'NZ$', 'NZD', 'New Zealand dollar'],
  ['United States', '$', 'USD', 'US dollar'],
  ['Canada', 'C$', 'CAD', 'Canadian dollar'],
];
