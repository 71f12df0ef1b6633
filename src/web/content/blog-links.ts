import { slugify } from '#kernel/shared';
import type { ShellLink } from '../shell/shell-data.ts';

export const BLOG = '/blog';
export const BLOG_TITLE = 'Travel articles';
export const RSS = '/blog/rss.xml';

/** Articles of one topic. */
export const topicLink = (topic: string): ShellLink => ({ title: topic, href: `${BLOG}?topic=${slugify(topic)}` });
