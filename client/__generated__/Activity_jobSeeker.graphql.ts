/**
 * @generated SignedSource<<81e76139bd6b3865f79469ef02b67f22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Activity_jobSeeker$data = {
  readonly activity: ReadonlyArray<{
    readonly contactRequests: number;
    readonly day: string;
    readonly views: number;
  }> | null | undefined;
  readonly " $fragmentType": "Activity_jobSeeker";
};
export type Activity_jobSeeker$key = {
  readonly " $data"?: Activity_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"Activity_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Activity_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 30
        }
      ],
      "concreteType": "ActivityDay",
      "kind": "LinkedField",
      "name": "activity",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "views",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactRequests",
          "storageKey": null
        }
      ],
      "storageKey": "activity(days:30)"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "d46f4a155e1ccbc2794962a3f6f6910a";

export default node;
