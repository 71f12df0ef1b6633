export { backdateOffers } from './import/backdate-offers.ts';
export { setRatings } from './import/set-ratings.ts';
export { tellOfRates } from './import/tell-of-rates.ts';
export { imageHostsOf } from './pictures/allowed-hosts.ts';
export { namedPictures } from './pictures/sources.ts';
export { tellOfPictures } from './pictures/tell-of-pictures.ts';
export { wantedPictures } from './pictures/wanted-pictures.ts';
export { readCompanies } from './queries/companies.ts';
export { readIsEmpty as catalogueIsEmpty } from './queries/home.ts';
