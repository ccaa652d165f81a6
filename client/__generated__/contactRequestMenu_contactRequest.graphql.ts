/**
 * @generated SignedSource<<964ec3ecd31ff97777ed713899d984a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactRequestMenu_contactRequest$data = {
  readonly databaseId: number;
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

(node as any).hash = "a3af9eccd2c310add073a1ff66dde7a0";

export default node;
