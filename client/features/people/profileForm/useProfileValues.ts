import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { plainTexts } from '../../../../server/domain/core/catalog/profileFields.input.ts';
import type { useProfileValues_jobSeeker$key } from '../../../__generated__/useProfileValues_jobSeeker.graphql.ts';
import type { ProfileValues } from './profileValues.ts';

/** The stored profile as the values of a form. */
export function useProfileValues(key: useProfileValues_jobSeeker$key): ProfileValues {
  const stored = useFragment(
    graphql`
      fragment useProfileValues_jobSeeker on JobSeeker {
        name
        callName
        sex {
          databaseId
        }
        email
        whatsApp
        nativeCountry {
          databaseId
        }
        language {
          databaseId
        }
        city {
          databaseId
        }
        country {
          name
        }
        situationInCountry
        zipCode
        jobAreas
        job {
          databaseId
        }
        experience {
          databaseId
        }
        minRate
        title
        description
        answer1
        answer2
        answer3
        answer4
        partTime
        fullTime
        photoUri
        videoTranscript
      }
    `,
    key,
  );
  // Forms compare it, and check it against rules.
  return useMemo(() => {
    const { sex, nativeCountry, language, city, country, job, experience } = stored;
    return {
      name: stored.name,
      sexId: sex?.databaseId ?? null,
      email: stored.email ?? '',
      whatsApp: stored.whatsApp ?? '',
      nativeCountryId: nativeCountry?.databaseId ?? null,
      languageId: language?.databaseId ?? null,
      cityId: city?.databaseId ?? null,
      country: country?.name ?? null,
      situationInCountry: stored.situationInCountry ?? null,
      jobId: job?.databaseId ?? null,
      experienceId: experience?.databaseId ?? null,
      minRate: stored.minRate ?? null,
      title: stored.title ?? '',
      description: stored.description ?? '',
      partTime: stored.partTime,
      fullTime: stored.fullTime,
      photoUri: stored.photoUri ?? null,
      callName: stored.callName ?? '',
      ...forFields(plainTexts, (name) => stored[name] ?? ''),
    };
  }, [stored]);
}
