/** The fields of REST requests by what they hold according to the documents. Bad values are derived from this, not from the server's rules. */
const fields = {
  id: 'path.candidateId path.employerId path.id path.statusId path.userId',
  chat: 'path.chatId',
  hash: 'path.session_id path.shared_hash',
  text: `
    body.answer1 body.answer2 body.answer3 body.answer4 body.company body.description body.job_areas
    body.message body.name body.plural body.site body.sub_title body.title body.video_transcript
    body.work_times body.zip_code
  `,
  anyText: 'body.cardDetails.name body.priceDetails.currency body.sharedHash body.situation_in_country',
  email: 'body.email',
  phone: 'body.whatsApp body.whats_app',
  picture: 'body.photo_uri',
  reference: `
    body.candidate body.city body.country body.employer body.employerDetails.city body.experience
    body.job body.language body.native_country body.sex
  `,
  flag: `
    body.active body.full_time body.part_time query.filters[active] query.filters[fullTime]
    query.filters[partTime] query.filters[unreadMessages] query.filters[updated]
    query.filters[user_has_photo_uri]
  `,
  rate: 'body.max_rate body.min_rate',
  count: 'body.headcount body.hours_per_week',
  day: 'body.starts_on',
  offerState: 'body.state',
  numbers: 'body.recommended_prices',
  digits: 'body.cardDetails.cvv body.cardDetails.number',
  price: 'body.priceDetails.price',
  expiry: 'body.cardDetails.expiry_month body.cardDetails.expiry_year',
  mode: 'body.priceDetails.recurring_mode',
  group: 'body.cardDetails body.employerDetails body.priceDetails',
  idFilter: `
    query.city_id query.employerId query.filters[candidateId] query.filters[cityId]
    query.filters[city_id] query.filters[contactRequestStatusId] query.filters[employerId]
    query.filters[exceptUserId] query.filters[experience_id] query.filters[jobId] query.filters[job_id]
    query.job_id
  `,
  page: 'query.page query.page_size query.searchpage',
  cursor: 'query.cursor',
  time: 'query.updated_since',
  direction: `
    query.filters[orderByCreatedAt] query.filters[orderByExperience]
    query.filters[orderByLastMessageReceived] query.filters[orderByName]
    query.filters[orderByPopularity] query.filters[orderByPrice]
  `,
  words: 'query.filters[q] query.filters[sex] query.shared_hash',
  anything: 'body.payment_reason',
} as const;

export type Kind = keyof typeof fields;

/** The kind of a field, such as `body.name`. */
export const kindOf: ReadonlyMap<string, Kind> = new Map(
  (Object.entries(fields) as [Kind, string][]).flatMap(([kind, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, kind] as const),
  ),
);
