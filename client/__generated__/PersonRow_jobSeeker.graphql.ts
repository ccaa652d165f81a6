/**
 * @generated SignedSource<<2062430a5596042de8fb59fb5a801fbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Badge = "EMAIL" | "IDENTITY" | "PHONE";
import type { FragmentRefs } from "relay-runtime";
export type PersonRow_jobSeeker$data = {
  readonly averageStars: number | null | undefined;
  readonly badges: ReadonlyArray<Badge>;
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly experience: {
    readonly name: string;
  } | null | undefined;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly minRate: number | null | undefined;
  readonly photoUri: string | null | undefined;
  readonly ratingCount: number;
  readonly videoUri: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"jobSeekerPath_jobSeeker" | "useShortlist_jobSeeker">;
  readonly " $fragmentType": "PersonRow_jobSeeker";
};
export type PersonRow_jobSeeker$key = {
  readonly " $data"?: PersonRow_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonRow_jobSeeker">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonRow_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "badges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageStars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Experience",
      "kind": "LinkedField",
      "name": "experience",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "jobSeekerPath_jobSeeker",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "City",
          "kind": "LinkedField",
          "name": "city",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShortlist_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "7d2ccd728616ca45ad0f23c904af5496";

export default node;
