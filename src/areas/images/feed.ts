// For the kinds of records that name pictures.
export { createNamedPictures, namedPictures, notePictures } from './queries/named.ts';
