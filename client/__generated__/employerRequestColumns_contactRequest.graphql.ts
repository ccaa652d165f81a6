/**
 * @generated SignedSource<<cf31d900e9ab0c391bf1f94d3520adac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type employerRequestColumns_contactRequest$data = {
  readonly createdAt: string;
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly employerName: string;
  readonly fullTime: boolean;
  readonly jobSeekerName: string;
  readonly partTime: boolean;
  readonly " $fragmentType": "employerRequestColumns_contactRequest";
};
export type employerRequestColumns_contactRequest$key = {
  readonly " $data"?: employerRequestColumns_contactRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"employerRequestColumns_contactRequest">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "employerRequestColumns_contactRequest"
};

(node as any).hash = "592e59f50d2f83b45b5dfe845e6d5cab";

export default node;
