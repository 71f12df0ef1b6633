import { staticPart } from '../static-part.tsx';
import './plan-boards.tsx?styles';

const atHand = import.meta.env.SSR || import.meta.env.DEV ? await import('./plan-boards.tsx') : null;

export const FirstBoards = staticPart('boards', atHand?.FirstBoards);
