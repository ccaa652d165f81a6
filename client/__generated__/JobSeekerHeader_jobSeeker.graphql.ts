/**
 * @generated SignedSource<<a38bb749215950e92ab5b4d197ba6b49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Badge = "EMAIL" | "IDENTITY" | "PHONE";
export type LastActive = "THIS_MONTH" | "THIS_WEEK" | "TODAY";
export type ReplyTime = "DAY" | "FEW_DAYS" | "FEW_HOURS" | "HOUR";
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerHeader_jobSeeker$data = {
  readonly averageStars: number | null | undefined;
  readonly badges: ReadonlyArray<Badge>;
  readonly city: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly fullTime: boolean;
  readonly job: {
    readonly name: string;
    readonly plural: string;
    readonly slug: string;
  } | null | undefined;
  readonly jobAreas: string | null | undefined;
  readonly lastActive: LastActive | null | undefined;
  readonly name: string;
  readonly nativeCountry: {
    readonly name: string;
  } | null | undefined;
  readonly partTime: boolean;
  readonly photoUri: string | null | undefined;
  readonly ratingCount: number;
  readonly replyTime: ReplyTime | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "JobSeekerHeader_jobSeeker";
};
export type JobSeekerHeader_jobSeeker$key = {
  readonly " $data"?: JobSeekerHeader_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerHeader_jobSeeker">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerHeader_jobSeeker",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plural",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobAreas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "nativeCountry",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "name": "lastActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyTime",
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
      "name": "averageStars",
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "ede8b0ae6d306fcee1bcfe79d1aceaeb";

export default node;
