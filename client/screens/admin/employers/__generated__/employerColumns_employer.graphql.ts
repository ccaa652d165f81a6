/**
 * @generated SignedSource<<e7c95b5774d802079fb85589e2940727>>
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
  readonly isGuest: boolean;
  readonly isPremium: boolean | null | undefined;
  readonly myChatWithAdmin: {
    readonly unread: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"LastMessage_chat">;
  } | null | undefined;
  readonly name: string;
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

(node as any).hash = "3a21eb9daad8d47d68979fafc1bd4208";

export default node;
