import { z } from 'zod';
import { resource } from '#kernel/http';

/** What answers a call that deletes: clients read every answer, so none is empty. */
export function deletion<Type extends string>(type: Type, id: string, description: string) {
  return resource(type, z.object({ deleted: z.literal(true) })).meta({ id, description });
}

export function deleted<Type extends string>(type: Type, id: string) {
  return { type, id, attributes: { deleted: true as const } };
}
