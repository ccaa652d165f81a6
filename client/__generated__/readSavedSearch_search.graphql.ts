/**
 * @generated SignedSource<<97f538c5b1dbaa44a0afb0b9b3ce5c01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readSavedSearch_search$data = {
  readonly city: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly experience: {
    readonly databaseId: number;
  } | null | undefined;
  readonly fullTime: boolean;
  readonly hasVideo: boolean;
  readonly job: {
    readonly databaseId: number;
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
  readonly " $fragmentType": "readSavedSearch_search";
};
export type readSavedSearch_search$key = {
  readonly " $data"?: readSavedSearch_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSavedSearch_search">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSavedSearch_search"
};

(node as any).hash = "4335fcc7e994ddf0b24109bfc8c673b3";

export default node;
