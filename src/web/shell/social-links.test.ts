import { describe, expect, it } from 'vitest';
import { socialLinks } from './social-links.ts';

describe('links to the house elsewhere', () => {
  it('bear the mark of the network, whatever its address is called', () => {
    const links = socialLinks(['https://www.facebook.com/sojourn', 'https://x.com/sojourn']);
    expect(links.map(({ network, title }) => [network, title])).toEqual([
      ['facebook', 'Sojourn on Facebook'],
      ['twitter', 'Sojourn on Twitter'],
    ]);
  });

  it('are one for each network, and none for a network without a mark', () => {
    const links = socialLinks(['https://twitter.com/a', 'https://x.com/b', 'https://elsewhere.example/sojourn']);
    expect(links.map(({ href }) => href)).toEqual(['https://twitter.com/a']);
    expect(socialLinks([])).toEqual([]);
  });
});
