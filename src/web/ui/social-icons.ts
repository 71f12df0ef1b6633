import type { IconNode } from 'lucide';

export type SocialNetwork = 'facebook' | 'instagram' | 'pinterest' | 'twitter';

/** Plain line drawings of our own, in the manner of the other icons. */
export const socialIcons: Record<SocialNetwork, IconNode> = {
  facebook: [['path', { d: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2z' }]],
  instagram: [
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
    ['circle', { cx: '12', cy: '12', r: '4' }],
    ['path', { d: 'M17.2 6.8h.01' }],
  ],
  pinterest: [
    ['circle', { cx: '12', cy: '12', r: '9.5' }],
    ['path', { d: 'm9.5 20 2.6-10.5' }],
    [
      'path',
      {
        d: 'M8.6 12.8A3.9 3.9 0 0 1 8 10.6C8 8.3 9.8 6.6 12.3 6.6s4.1 1.5 4.1 3.8c0 2.5-1.4 4.4-3.3 4.4-1 0-1.7-.5-2-1.2',
      },
    ],
  ],
  twitter: [['path', { d: 'm4 4 16 16M20 4 4 20' }]],
};
