import { expect, it } from 'vitest';
import { socialLinks } from './social-links.ts';

it('bears the mark of the network, whatever its address is called', () => {
  const links = socialLinks(['https://www.facebook.com/sojourn', 'https://x.com/sojourn']);
  expect(links.map(({ network, title }) => [network, title])).toEqual([
    ['facebook', 'Sojourn on Facebook'],
    ['twitter', 'Sojourn on Twitter'],
  ]);
  expect(socialLinks([])).toEqual([]);
});
