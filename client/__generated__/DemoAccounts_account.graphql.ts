/**
 * @generated SignedSource<<bb5f6a16f9c6bbec941ce2fb6b4d139e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type DemoAccounts_account$data = {
  readonly email: string;
  readonly isPremium: boolean;
  readonly password: string;
  readonly role: Role;
  readonly " $fragmentType": "DemoAccounts_account";
};
export type DemoAccounts_account$key = {
  readonly " $data"?: DemoAccounts_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoAccounts_account">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DemoAccounts_account"
};

(node as any).hash = "35b7fe73f1982442c4d55f26c6ccc72b";

export default node;
