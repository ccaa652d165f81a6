/**
 * @generated SignedSource<<4212dacea0c43181a20a1d67bfba5edf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedSearchPath_search$data = {
  readonly city: {
    readonly name: string;
  } | null | undefined;
  readonly experience: {
    readonly databaseId: number;
  } | null | undefined;
  readonly fullTime: boolean;
  readonly hasVideo: boolean;
  readonly job: {
    readonly slug: string;
  } | null | undefined;
  readonly language: {
    readonly databaseId: number;
  } | null | undefined;
  readonly maxRate: number | null | undefined;
  readonly partTime: boolean;
  readonly q: string | null | undefined;
  readonly sex: {
    readonly databaseId: number;
  } | null | undefined;
  readonly verified: boolean;
  readonly wellRated: boolean;
  readonly " $fragmentType": "savedSearchPath_search";
};
export type savedSearchPath_search$key = {
  readonly " $data"?: savedSearchPath_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedSearchPath_search">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedSearchPath_search"
};

(node as any).hash = "8109536c01a93a74d2569ec848c574f3";

export default node;
