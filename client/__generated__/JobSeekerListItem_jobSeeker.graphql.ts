/**
 * @generated SignedSource<<9117b95fe9ffba4a97109262cb8db1a8>>
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
export type JobSeekerListItem_jobSeeker$data = {
  readonly averageStars: number | null | undefined;
  readonly badges: ReadonlyArray<Badge>;
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly experience: {
    readonly name: string;
  } | null | undefined;
  readonly fullTime: boolean;
  readonly jobAreas: string | null | undefined;
  readonly language: {
    readonly name: string;
  } | null | undefined;
  readonly lastActive: LastActive | null | undefined;
  readonly minRate: number | null | undefined;
  readonly name: string;
  readonly nativeCountry: {
    readonly name: string;
  } | null | undefined;
  readonly partTime: boolean;
  readonly photoUri: string | null | undefined;
  readonly ratingCount: number;
  readonly replyTime: ReplyTime | null | undefined;
  readonly title: string | null | undefined;
  readonly videoUri: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShortlistButton_jobSeeker" | "jobSeekerPath_jobSeeker">;
  readonly " $fragmentType": "JobSeekerListItem_jobSeeker";
};
export type JobSeekerListItem_jobSeeker$key = {
  readonly " $data"?: JobSeekerListItem_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerListItem_jobSeeker">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerListItem_jobSeeker",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "badges",
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
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "nativeCountry",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "minRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Experience",
      "kind": "LinkedField",
      "name": "experience",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Language",
      "kind": "LinkedField",
      "name": "language",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "jobSeekerPath_jobSeeker",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "City",
          "kind": "LinkedField",
          "name": "city",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "job",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShortlistButton_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "8eb4e3286a1582dd0cee3a3e601dadca";

export default node;
