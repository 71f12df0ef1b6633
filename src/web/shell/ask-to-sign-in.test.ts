import { expect, it } from 'vitest';
import { askToSignIn, onAskToSignIn } from './ask-to-sign-in.ts';

it('tells who listens, and who begins to listen what was asked for before, once', () => {
  askToSignIn('Sign in to save this trip');
  const heard: string[] = [];
  const listen = () => onAskToSignIn((title) => heard.push(title));
  const stop = listen();
  expect(heard).toEqual(['Sign in to save this trip']);
  askToSignIn('Sign in to follow');
  expect(heard).toEqual(['Sign in to save this trip', 'Sign in to follow']);
  stop();
  listen()();
  expect(heard).toHaveLength(2);
});
