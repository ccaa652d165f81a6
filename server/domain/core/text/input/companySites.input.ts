/** Well-known companies that are called like their sites: their names give no one's contact data. */
const names =
  'agoda airasia airbnb alibaba aliexpress amazon bhinneka blibli bol booking bukalapak care careem carousell check24 coolblue ' +
  'deliveroo ebay expedia flipkart foodpanda gojek grab hostelworld hotels ikea indeed jd jumia kayak lastminute lazada ' +
  'makemytrip mercadolibre mercadolivre momondo monday myntra noon opodo orbitz ozon priceline qoo10 rakuten redmart ' +
  'salesforce shopee skyscanner talabat taobao tiket tokopedia traveloka travelocity trip trivago wayfair zalando zalora';

/** The name of such a company, without a page of it. */
export const companySite: RegExp = new RegExp(
  `(?<![\\p{L}\\d@._-])(?:${names.replaceAll(' ', '|')})\\.(?:com?\\.)?(?:com|net|[a-z]{2})(?![\\p{L}\\d/@-]|\\.[\\p{L}\\d])`,
  'giu',
);
