// The server face: draws. What a page needs to name a poster is in shared.ts.
export { createRandom, type Random } from './drawing/random.ts';
export { countryAt, kilometersBetween, kilometersToOthers } from './maps/country-at.ts';
export { mapFrames, placesFrame } from './maps/map-frame.ts';
export { countrySpan, questionFrame, questionMap, type Shown as QuestionMap } from './maps/question-map.ts';
export { routeLegend } from './maps/route-legend.ts';
export { routeMap } from './maps/route-map.ts';
export { levelInks, levelMap, worldFrame, worldMap, worldPoint, worldTints } from './maps/world-map.ts';
export { companyMark } from './marks/company-mark.ts';
export { renderPreviewFile } from './preview.ts';
export { renderPoster, renderPosterFile } from './render.ts';
