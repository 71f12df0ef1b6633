import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeChain, yearFrom } from '../simulator/certificates.ts';
import { certificatesIn, chainFault, publicRoots } from './certificate.ts';

const NAME = 'messageverificationcerts.paypal.com';
const now = new Date('2026-11-20T12:00:00Z');
const year = yearFrom(now.getTime());
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('a chain of certificates', () => {
  const made = makeChain(NAME, year);
  const chain = certificatesIn(made.chain);
  const trust = { names: [NAME], roots: [new X509Certificate(made.root)], now };

  it('is believed when each is signed by the next, the last by a root, and the first is for the right name', () => {
    expect(chain).toHaveLength(2);
    expect(chainFault(chain, trust)).toBeNull();
    expect(chainFault([...chain, ...trust.roots], trust)).toBeNull();
  });

  it('isn’t believed without a root that is known, whoever else is', () => {
    const strangers = makeChain(NAME, year);
    expect(chainFault(certificatesIn(strangers.chain), trust)).not.toBeNull();
    expect(chainFault(chain, { ...trust, roots: publicRoots() })).toBe('no root vouches for it');
    expect(chainFault([], trust)).toBe('there is no certificate');
  });

  it('isn’t believed when one between is missing, another’s, or no authority', () => {
    const [leaf] = chain as [X509Certificate];
    const strangers = certificatesIn(makeChain(NAME, year).chain);
    expect(chainFault([leaf], trust)).toBe('no root vouches for it');
    expect(chainFault([leaf, ...strangers.slice(1)], trust)).toBe('it isn’t signed by the next one');
    expect(chainFault([leaf, leaf, ...chain.slice(1)], trust)).toBe('it isn’t signed by the next one');
    expect(chainFault(chain.slice(1), { ...trust, names: ['Simulated Authority'] })).toBe('it is an authority’s own');
  });

  it('isn’t believed for another name', () => {
    for (const name of ['messageverificationcerts.paypal.com.evil.example', 'evil.example']) {
      const others = makeChain(name, year);
      const roots = [new X509Certificate(others.root)];
      expect(chainFault(certificatesIn(others.chain), { ...trust, roots })).toBe('it is for another name');
    }
  });

  it('isn’t believed before its time or after it', () => {
    expect(chainFault(chain, { ...trust, now: later(-2) })).toBe('it isn’t valid at this time');
    expect(chainFault(chain, { ...trust, now: later(366) })).toBe('it isn’t valid at this time');
    const short = makeChain(NAME, year, { to: later(30) });
    const roots = [new X509Certificate(short.root)];
    expect(chainFault(certificatesIn(short.chain), { ...trust, roots, now: later(29) })).toBeNull();
    expect(chainFault(certificatesIn(short.chain), { ...trust, roots, now: later(31) })).not.toBeNull();
  });
});
