import { z } from 'zod';
import { readWords } from '../text/read-words.ts';

const termFacts = z.strictObject({
  key: z.string(),
  name: z.string(),
  shortName: z.string().optional(),
  description: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
});
export type TermFacts = z.infer<typeof termFacts>;
const terms = z.array(termFacts).readonly();

export const {
  themes,
  activities,
  travelStyles,
  physicalLevels,
  lodgingLevels,
  paces,
  travelAges,
  transports,
  groupSizes,
  itineraryFocuses,
} = readWords(
  'terms',
  z.strictObject({
    themes: terms,
    activities: terms,
    travelStyles: terms,
    physicalLevels: terms,
    lodgingLevels: terms,
    paces: terms,
    travelAges: terms,
    transports: terms,
    groupSizes: terms,
    itineraryFocuses: terms,
  }),
);
