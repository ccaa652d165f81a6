/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A chat, by its id or by a share link. */
export type ChatReference =
  {   /** The integer id of a chat, as used in URLs. */
  databaseId: number; id?: never; sharedHash?: never; }
  |  { databaseId?: never;   /** The global id of a chat. */
  id: string | number; sharedHash?: never; }
  |  { databaseId?: never; id?: never;   /** The secret of a share link. */
  sharedHash: string; };

/** Ids are the integer ids used in URLs. A field that is absent or null does not filter. */
export type JobOfferFilter = {
  /** The city. */
  cityId?: number | null | undefined;
  /** The employer. */
  employerId?: number | null | undefined;
  /** The job. */
  jobId?: number | null | undefined;
};

/** The message and its chat. */
export type SendMessageInput = {
  /** The chat, by id or share link. */
  chat: ChatReference;
  /** Idempotency key chosen by the sender, 8 to 64 characters: a repeated key stores nothing new. */
  clientId?: string | null | undefined;
  /** The URI returned by `uploadChatDocument` for this chat and sender. */
  documentUri?: string | null | undefined;
  /** The URI returned by `uploadChatImage` for this chat and sender. */
  photoUri?: string | null | undefined;
  /** At most 5000 characters. Required if neither an image nor a document is sent. */
  text?: string | null | undefined;
};

export type MessageFragment = { databaseId: number, clientId: string | null, text: string | null, createdAt: string, user: { name: string } };

export type ChatsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ChatsQuery = { chats: { edges: Array<{ node: { databaseId: number, lastMessage: { databaseId: number, clientId: string | null, text: string | null, createdAt: string, user: { name: string } } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage:
    | { __typename: 'Conflict', code: number, message: string }
    | { __typename: 'InvalidInput', code: number, message: string, fields: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', code: number, message: string }
    | { __typename: 'SendMessagePayload', sentMessage: { databaseId: number, clientId: string | null, text: string | null, createdAt: string, user: { name: string } } }
    | { __typename: 'SubscriptionRequired', code: number, message: string }
    | { __typename: 'TooMany', retryAfter: number | null, code: number, message: string }
    | { __typename: 'Unavailable', code: number, message: string }
   };

export type ChatEventsSubscriptionVariables = Exact<{
  chat: ChatReference;
}>;


export type ChatEventsSubscription = { chatEvents:
    | { __typename: 'MessageAdded', message: { databaseId: number, clientId: string | null, text: string | null, createdAt: string, user: { name: string } } }
    | Record<PropertyKey, never>
   };

type Failure_Conflict_Fragment = { __typename: 'Conflict', code: number, message: string };

type Failure_Forbidden_Fragment = { __typename: 'Forbidden', code: number, message: string };

type Failure_InvalidInput_Fragment = { __typename: 'InvalidInput', code: number, message: string, fields: Array<{ field: string, message: string }> };

type Failure_NotFound_Fragment = { __typename: 'NotFound', code: number, message: string };

type Failure_Outdated_Fragment = { __typename: 'Outdated', code: number, message: string };

type Failure_PaymentFailed_Fragment = { __typename: 'PaymentFailed', code: number, message: string };

type Failure_PriceChanged_Fragment = { __typename: 'PriceChanged', code: number, message: string };

type Failure_SignInRequired_Fragment = { __typename: 'SignInRequired', code: number, message: string };

type Failure_SubscriptionRequired_Fragment = { __typename: 'SubscriptionRequired', code: number, message: string };

type Failure_TooLarge_Fragment = { __typename: 'TooLarge', code: number, message: string };

type Failure_TooMany_Fragment = { __typename: 'TooMany', retryAfter: number | null, code: number, message: string };

type Failure_Unavailable_Fragment = { __typename: 'Unavailable', code: number, message: string };

type Failure_UnsupportedType_Fragment = { __typename: 'UnsupportedType', code: number, message: string };

export type FailureFragment =
  | Failure_Conflict_Fragment
  | Failure_Forbidden_Fragment
  | Failure_InvalidInput_Fragment
  | Failure_NotFound_Fragment
  | Failure_Outdated_Fragment
  | Failure_PaymentFailed_Fragment
  | Failure_PriceChanged_Fragment
  | Failure_SignInRequired_Fragment
  | Failure_SubscriptionRequired_Fragment
  | Failure_TooLarge_Fragment
  | Failure_TooMany_Fragment
  | Failure_Unavailable_Fragment
  | Failure_UnsupportedType_Fragment
;

export type JobOfferFragment = { id: string, databaseId: number, url: string, company: string | null, maxRate: number, expiresAt: string | null, job: { name: string }, city: { name: string } };

export type JobOffersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: JobOfferFilter | null | undefined;
}>;


export type JobOffersQuery = { jobOffers: { totalCount: number, edges: Array<{ node: { id: string, databaseId: number, url: string, company: string | null, maxRate: number, expiresAt: string | null, job: { name: string }, city: { name: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const MessageFragmentDoc = new TypedDocumentString(`
    fragment message on Message {
  databaseId
  clientId
  text
  createdAt
  user {
    name
  }
}
    `, {"fragmentName":"message"}) as unknown as TypedDocumentString<MessageFragment, unknown>;
export const FailureFragmentDoc = new TypedDocumentString(`
    fragment failure on Failure {
  __typename
  code
  message
  ... on InvalidInput {
    fields {
      field
      message
    }
  }
  ... on TooMany {
    retryAfter
  }
}
    `, {"fragmentName":"failure"}) as unknown as TypedDocumentString<FailureFragment, unknown>;
export const JobOfferFragmentDoc = new TypedDocumentString(`
    fragment jobOffer on JobOffer {
  id
  databaseId
  url
  company
  maxRate
  expiresAt
  job {
    name
  }
  city {
    name
  }
}
    `, {"fragmentName":"jobOffer"}) as unknown as TypedDocumentString<JobOfferFragment, unknown>;
export const ChatsDocument = new TypedDocumentString(`
    query Chats($first: Int!, $after: String) {
  chats(first: $first, after: $after) {
    edges {
      node {
        databaseId
        lastMessage {
          ...message
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment message on Message {
  databaseId
  clientId
  text
  createdAt
  user {
    name
  }
}`) as unknown as TypedDocumentString<ChatsQuery, ChatsQueryVariables>;
export const SendMessageDocument = new TypedDocumentString(`
    mutation SendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) {
    ... on SendMessagePayload {
      __typename
      sentMessage {
        ...message
      }
    }
    ...failure
  }
}
    fragment message on Message {
  databaseId
  clientId
  text
  createdAt
  user {
    name
  }
}
fragment failure on Failure {
  __typename
  code
  message
  ... on InvalidInput {
    fields {
      field
      message
    }
  }
  ... on TooMany {
    retryAfter
  }
}`) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const ChatEventsDocument = new TypedDocumentString(`
    subscription ChatEvents($chat: ChatReference!) {
  chatEvents(chat: $chat) {
    ... on MessageAdded {
      __typename
      message {
        ...message
      }
    }
  }
}
    fragment message on Message {
  databaseId
  clientId
  text
  createdAt
  user {
    name
  }
}`) as unknown as TypedDocumentString<ChatEventsSubscription, ChatEventsSubscriptionVariables>;
export const JobOffersDocument = new TypedDocumentString(`
    query JobOffers($first: Int!, $after: String, $filter: JobOfferFilter) {
  jobOffers(first: $first, after: $after, filter: $filter) {
    totalCount
    edges {
      node {
        ...jobOffer
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment jobOffer on JobOffer {
  id
  databaseId
  url
  company
  maxRate
  expiresAt
  job {
    name
  }
  city {
    name
  }
}`) as unknown as TypedDocumentString<JobOffersQuery, JobOffersQueryVariables>;