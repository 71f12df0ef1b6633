import { staticPart } from '../../static-part.tsx';
import './written-parts.tsx?styles';

const atHand = import.meta.env.SSR || import.meta.env.DEV ? await import('./written-parts.tsx') : null;

export const First = staticPart('first', atHand?.First);
export const Story = staticPart('story', atHand?.Story);
export const DatesAround = staticPart('dates-around', atHand?.OtherDates);
export const Background = staticPart('background', atHand?.Background);
export const Similar = staticPart('similar', atHand?.SimilarTrips);
