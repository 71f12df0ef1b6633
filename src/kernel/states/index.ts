export { checkTransition, defineMachine, moved, type StateMachine, transitionBetween } from './state-machine.ts';
