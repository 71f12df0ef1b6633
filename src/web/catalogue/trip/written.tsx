import type { ComponentType } from 'react';
import { StaticPart } from '../../static-part.tsx';
import './written-parts.tsx?styles';

const atHand = import.meta.env.SSR || import.meta.env.DEV ? await import('./written-parts.tsx') : null;

export const First = part('first', atHand?.First);
export const Story = part('story', atHand?.Story);
export const DatesAround = part('dates-around', atHand?.OtherDates);
export const Background = part('background', atHand?.Background);
export const Similar = part('similar', atHand?.SimilarTrips);

/** Without the part itself in browsers, whose scripts leave it out. */
function part<Props extends object>(name: string, Part: ComponentType<Props> | undefined): ComponentType<Props> {
  return function Written(props: Props) {
    return <StaticPart name={name}>{Part && <Part {...props} />}</StaticPart>;
  };
}
