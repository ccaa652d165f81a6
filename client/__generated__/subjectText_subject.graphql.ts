/**
 * @generated SignedSource<<7e14d5d4b2c93b00b853cbf7f0061633>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChatSubjectKind = "APPLICATION" | "INTRODUCTION" | "REQUEST";
import type { FragmentRefs } from "relay-runtime";
export type subjectText_subject$data = {
  readonly city: {
    readonly name: string;
  } | null | undefined;
  readonly isByViewer: boolean;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly kind: ChatSubjectKind;
  readonly " $fragmentType": "subjectText_subject";
};
export type subjectText_subject$key = {
  readonly " $data"?: subjectText_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"subjectText_subject">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "subjectText_subject"
};

(node as any).hash = "ea5159d3cd71504b7d1df516e5d91c38";

export default node;
