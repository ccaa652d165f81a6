/**
 * @generated SignedSource<<3265c21029741160bad4ed2f630b8b07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type schedule_jobOffer$data = {
  readonly fullTime: boolean;
  readonly headcount: number;
  readonly hoursPerWeek: number | null | undefined;
  readonly partTime: boolean;
  readonly startsOn: string | null | undefined;
  readonly workTimes: string | null | undefined;
  readonly " $fragmentType": "schedule_jobOffer";
};
export type schedule_jobOffer$key = {
  readonly " $data"?: schedule_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"schedule_jobOffer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "schedule_jobOffer"
};

(node as any).hash = "9b93ed0884174dcd75ca33b659811f2e";

export default node;
