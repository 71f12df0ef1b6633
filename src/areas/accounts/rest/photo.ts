import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, deletion, REQUIRED, resource } from '#kernel/http';
import { memberOf } from '../me.ts';
import { changePhoto, PHOTO_MEGABYTES, removePhoto } from '../photo.ts';

const TAG = 'Members';
const USER = '019a9f6e-6f00-7a3a-9a51-1f2d3c4b5a69';
const BYTES = PHOTO_MEGABYTES * 1024 * 1024;
/** In base64 three bytes are four letters. */
const LETTERS = Math.ceil(BYTES / 3) * 4;

const photo = resource('photos', z.object({ image: z.string().meta({ description: 'The path of it.' }) })).meta({
  id: 'Photo',
  description: 'What stands in the place of a member’s initials.',
});

/** A gray point, as JPEG. */
const POINT =
  '/9j/4AAQSkZJRgABAQEAAAAAAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';

export const changingPhoto = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/me/photo',
    tag: TAG,
    summary: 'Show a photo of yourself',
    description: `In place of the one before. JPEG, PNG, WebP, AVIF or GIF of ${PHOTO_MEGABYTES} MB at most, whole, 48 pixels a side at least and 30 million in all. It is cut square and made anew, without what was written into it; twenty a day.`,
    params: z.object({}),
    query: z.object({}),
    refusals: [413],
    body: {
      root: 'photo',
      rootOptional: true,
      type: 'photos',
      kilobytes: Math.ceil(LETTERS / 1024) + 1,
      fields: z
        .object({
          data: z.base64(REQUIRED).min(1, REQUIRED).max(LETTERS).meta({ description: 'The file, in base64.' }),
        })
        .meta({ description: 'A photo.' }),
      example: { data: POINT },
    },
    answer: z.object({ data: photo }),
    example: {
      data: { type: 'photos', id: USER, attributes: { image: '/photos/photo-0f1e2d3c4b5a69788796a5b4c3d2e1f0' } },
    },
    cacheControl: 'private, no-store',
    async handle(ctx, { body }) {
      const image = await changePhoto(ctx, parts, Buffer.from(body.data, 'base64'));
      return { data: { type: 'photos' as const, id: memberOf(ctx), attributes: { image } } };
    },
  });

const removed = deletion('photos', 'RemovedPhoto', 'A photo that nobody sees any more.');

export const removingPhoto = defineRoute({
  key: 'DELETE /v1/me/photo',
  tag: TAG,
  summary: 'Remove your photo',
  description: 'Its file is deleted. Initials stand in its place.',
  params: z.object({}),
  query: z.object({}),
  refusals: [404],
  answer: z.object({ data: removed.shape }),
  example: { data: removed.of(USER) },
  cacheControl: 'no-store',
  async handle(ctx) {
    await removePhoto(ctx);
    return { data: removed.of(memberOf(ctx)) };
  },
});
