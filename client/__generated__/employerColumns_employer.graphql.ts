/**
 * @generated SignedSource<<344e02fb5b4e782b5b4d5efbd4cd2aed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type employerColumns_employer$data = {
  readonly city: {
    readonly name: string;
  } | null | undefined;
  readonly company: string | null | undefined;
  readonly contactRequestCount: number | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly email: string | null | undefined;
  readonly emailVerifiedAt: string | null | undefined;
  readonly identityCheckedAt: string | null | undefined;
  readonly isGuest: boolean;
  readonly isPremium: boolean | null | undefined;
  readonly myChatWithAdmin: {
    readonly unread: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"LastMessage_chat">;
  } | null | undefined;
  readonly name: string;
  readonly phoneVerifiedAt: string | null | undefined;
  readonly whatsApp: string | null | undefined;
  readonly " $fragmentType": "employerColumns_employer";
};
export type employerColumns_employer$key = {
  readonly " $data"?: employerColumns_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"employerColumns_employer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "employerColumns_employer"
};

(node as any).hash = "9edd3ab109367e6cf63e6600bf63858d";

export default node;
