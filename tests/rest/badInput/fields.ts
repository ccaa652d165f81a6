import { z } from 'zod';
import type { Row } from '../../../server/rest/row.ts';

/** What a field is meant to hold, as the documents have it: what is bad for it follows from this, not from the server's rules. */
export type Kind =
  | 'id'
  | 'chat'
  | 'hash'
  | 'text'
  | 'anyText'
  | 'email'
  | 'phone'
  | 'picture'
  | 'reference'
  | 'flag'
  | 'rate'
  | 'numbers'
  | 'digits'
  | 'expiry'
  | 'mode'
  | 'group'
  | 'idFilter'
  | 'page'
  | 'direction'
  | 'words'
  | 'anything';

const kinds: Record<string, Kind> = {
  // In the path.
  'path.id': 'id',
  'path.statusId': 'id',
  'path.userId': 'id',
  'path.employerId': 'id',
  'path.candidateId': 'id',
  'path.chatId': 'chat',
  'path.shared_hash': 'hash',
  'path.session_id': 'hash',
  // In the query string.
  'query.page': 'page',
  'query.searchpage': 'page',
  'query.page_size': 'page',
  'query.employerId': 'idFilter',
  'query.filters[city_id]': 'idFilter',
  'query.filters[job_id]': 'idFilter',
  'query.filters[experience_id]': 'idFilter',
  'query.filters[exceptUserId]': 'idFilter',
  'query.filters[employerId]': 'idFilter',
  'query.filters[candidateId]': 'idFilter',
  'query.filters[jobId]': 'idFilter',
  'query.filters[cityId]': 'idFilter',
  'query.filters[contactRequestStatusId]': 'idFilter',
  'query.filters[active]': 'flag',
  'query.filters[updated]': 'flag',
  'query.filters[user_has_photo_uri]': 'flag',
  'query.filters[unreadMessages]': 'flag',
  'query.filters[fullTime]': 'flag',
  'query.filters[partTime]': 'flag',
  'query.filters[orderByName]': 'direction',
  'query.filters[orderByCreatedAt]': 'direction',
  'query.filters[orderByPopularity]': 'direction',
  'query.filters[orderByPrice]': 'direction',
  'query.filters[orderByExperience]': 'direction',
  'query.filters[orderByLastMessageReceived]': 'direction',
  'query.filters[sex]': 'words',
  'query.filters[q]': 'words',
  'query.shared_hash': 'words',
  // In the body.
  'body.name': 'text',
  'body.plural': 'text',
  'body.title': 'text',
  'body.sub_title': 'text',
  'body.description': 'text',
  'body.message': 'text',
  'body.company': 'text',
  'body.zip_code': 'text',
  'body.job_areas': 'text',
  'body.answer1': 'text',
  'body.answer2': 'text',
  'body.answer3': 'text',
  'body.answer4': 'text',
  // Where the country has no list to choose from, it is not kept.
  'body.situation_in_country': 'anyText',
  'body.email': 'email',
  'body.whats_app': 'phone',
  'body.whatsApp': 'phone',
  'body.photo_uri': 'picture',
  'body.country': 'reference',
  'body.employer': 'reference',
  'body.candidate': 'reference',
  'body.city': 'reference',
  'body.job': 'reference',
  'body.sex': 'reference',
  'body.native_country': 'reference',
  'body.language': 'reference',
  'body.experience': 'reference',
  'body.active': 'flag',
  'body.part_time': 'flag',
  'body.full_time': 'flag',
  'body.max_rate': 'rate',
  'body.min_rate': 'rate',
  'body.recommended_prices': 'numbers',
  'body.payment_reason': 'anything',
  'body.sharedHash': 'anyText',
  'body.cardDetails': 'group',
  'body.cardDetails.number': 'digits',
  'body.cardDetails.expiry_month': 'expiry',
  'body.cardDetails.expiry_year': 'expiry',
  'body.cardDetails.name': 'anyText',
  'body.cardDetails.cvv': 'digits',
  'body.employerDetails': 'group',
  'body.employerDetails.city': 'reference',
  'body.priceDetails': 'group',
  'body.priceDetails.recurring_mode': 'mode',
};

export type Field = { place: 'path' | 'query' | 'body'; path: readonly string[]; kind: Kind };

const node = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** Every field that a call reads, with what it holds. @throws for one of which nobody has said that. */
export function fieldsOf(row: Row): Field[] {
  const { properties = {} } = node.parse(z.toJSONSchema(row.input, { io: 'input', unrepresentable: 'any' }));
  return (['path', 'query', 'body'] as const).flatMap((place) => within(place, [], properties[place]));
}

function within(place: Field['place'], path: readonly string[], schema: unknown): Field[] {
  const { properties, anyOf = [] } = node.safeParse(schema).data ?? {};
  const inner = {
    ...properties,
    ...Object.assign({}, ...anyOf.map((one) => node.safeParse(one).data?.properties ?? {})),
  };
  return Object.entries(inner).flatMap(([name, held]) => {
    const own = [...path, name];
    const kind = kinds[[place, ...own].join('.')];
    if (kind === undefined) throw new Error(`What does ${[place, ...own].join('.')} hold?`);
    return [{ place, path: own, kind }, ...(kind === 'group' ? within(place, own, held) : [])];
  });
}
