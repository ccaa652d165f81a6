/**
 * @generated SignedSource<<32b81da00ecef7d794f0cc36bbb38c9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactRequestMenu_contactRequest$data = {
  readonly employer: {
    readonly databaseId: number;
    readonly deletedAt: string | null | undefined;
  } | null | undefined;
  readonly jobSeeker: {
    readonly databaseId: number;
    readonly deletedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "contactRequestMenu_contactRequest";
};
export type contactRequestMenu_contactRequest$key = {
  readonly " $data"?: contactRequestMenu_contactRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactRequestMenu_contactRequest">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contactRequestMenu_contactRequest"
};

(node as any).hash = "32dd8ffbbf4c22814f8b5fd174ef01ed";

export default node;
