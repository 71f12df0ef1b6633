import { z } from 'zod';

export const picture = z.object({
  url: z.string().meta({ description: 'A JPEG on this site, "/images/…"; what it holds never changes.' }),
  alt: z.string().nullable(),
  width: z.int(),
  height: z.int(),
});
