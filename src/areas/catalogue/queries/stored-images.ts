import { sql } from 'kysely';
import { type Picture, storedPicture, storedPictures } from '#images';

/*
 * Pictures as they are shown: those that we keep. What a feed said of a picture, and where it stands on the company's
 * server, never leaves the importer.
 */

const ofTripsOperator = sql`trips.operator_id`;

/** A trip's cover; the first of its other pictures when it names none. */
export const tripCover = sql<Picture | null>`coalesce(
  ${storedPicture(sql`trips.cover_image`, ofTripsOperator)},
  ${storedPicture(sql`(trips.main_images->0)`, ofTripsOperator)})`;

export const tripImages = storedPictures(sql`trips.main_images`, ofTripsOperator);
export const tripMapImage = storedPicture(sql`trips.map_image`, ofTripsOperator);
/** Of a day, in a query over the days of "trips". */
export const dayImage = storedPicture(sql`itinerary_items.image`, ofTripsOperator);

/** Of a company under this alias. */
export const operatorLogo = (operators = 'operators') =>
  storedPicture(sql.ref(`${operators}.logo_image`), sql.ref(`${operators}.id`));
export const operatorMainImage = storedPicture(sql`operators.main_image`, sql`operators.id`);
export const operatorGallery = storedPictures(sql`operators.gallery_images`, sql`operators.id`);

export const associationLogo = storedPicture(sql`association.logo_image`, null);

/** Of a category; the first is the one that stands for it. */
export const categoryImages = storedPictures(sql`categories.images`, null);
export const categoryCover = (categories = 'categories') =>
  storedPicture(sql`(${sql.ref(`${categories}.images`)}->0)`, null);
export const attractionImage = storedPicture(sql`attractions.image`, null);
