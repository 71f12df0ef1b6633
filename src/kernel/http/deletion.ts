import { z } from 'zod';
import { resource } from './json-api.ts';

/** How a call that deletes answers: clients read every answer, so none is empty. */
export function deletion<Type extends string>(type: Type, id: string, description: string) {
  const shape = resource(type, z.object({ deleted: z.literal(true) })).meta({ id, description });
  return { shape, of: (id: string) => ({ type, id, attributes: { deleted: true as const } }) };
}
